// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountPageTexts as en } from "../en/account-page.ts";
import { accountPageTexts as es } from "../es/account-page.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_PAGE_TEXTS: Texts<typeof en> = { en, es };
