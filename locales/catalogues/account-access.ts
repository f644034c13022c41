// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountAccessTexts as en } from "../en/account-access.ts";
import { accountAccessTexts as es } from "../es/account-access.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_ACCESS_TEXTS: Texts<typeof en> = { en, es };
