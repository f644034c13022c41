// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountTermsTexts as en } from "../en/account-terms.ts";
import { accountTermsTexts as es } from "../es/account-terms.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_TERMS_TEXTS: Texts<typeof en> = { en, es };
