// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { mailTexts as en } from "../en/email.ts";
import { mailTexts as es } from "../es/email.ts";
import type { Texts } from "../texts.ts";

export const MAIL_TEXTS: Texts<typeof en> = { en, es };
