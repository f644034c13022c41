// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountTexts as en } from "../en/accounts.ts";
import { accountTexts as es } from "../es/accounts.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_TEXTS: Texts<typeof en> = { en, es };
