// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { returnSheetTexts as en } from "../en/return-sheet.ts";
import { returnSheetTexts as es } from "../es/return-sheet.ts";
import type { Texts } from "../texts.ts";

export const RETURN_SHEET_TEXTS: Texts<typeof en> = { en, es };
