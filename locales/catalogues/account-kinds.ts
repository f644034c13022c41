// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { accountKindTexts as en } from "../en/account-kinds.ts";
import { accountKindTexts as es } from "../es/account-kinds.ts";
import type { Texts } from "../texts.ts";

export const ACCOUNT_KIND_TEXTS: Texts<typeof en> = { en, es };
