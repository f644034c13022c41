// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { mailsTexts as en } from "../en/emails.ts";
import { mailsTexts as es } from "../es/emails.ts";
import type { Texts } from "../texts.ts";

export const MAILS_TEXTS: Texts<typeof en> = { en, es };
