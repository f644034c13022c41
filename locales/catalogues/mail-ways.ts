// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { mailWaysTexts as en } from "../en/mail-ways.ts";
import { mailWaysTexts as es } from "../es/mail-ways.ts";
import type { Texts } from "../texts.ts";

export const MAIL_WAYS_TEXTS: Texts<typeof en> = { en, es };
