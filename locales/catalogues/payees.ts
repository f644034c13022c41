// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { payeeTexts as en } from "../en/payees.ts";
import { payeeTexts as es } from "../es/payees.ts";
import type { Texts } from "../texts.ts";

export const PAYEE_TEXTS: Texts<typeof en> = { en, es };
