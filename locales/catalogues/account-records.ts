// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountRecordTexts as en } from "../en/account-records.ts";
import { accountRecordTexts as es } from "../es/account-records.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_RECORD_TEXTS: Texts<typeof en> = { en, es };
