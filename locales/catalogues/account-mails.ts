// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountMailTexts as en } from "../en/account-mails.ts";
import { accountMailTexts as es } from "../es/account-mails.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_MAIL_TEXTS: Texts<typeof en> = { en, es };
