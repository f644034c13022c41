// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { filingTexts as en } from "../en/return-filing.ts";
import { filingTexts as es } from "../es/return-filing.ts";
import type { Texts } from "../texts.ts";

export const FILING_TEXTS: Texts<typeof en> = { en, es };
