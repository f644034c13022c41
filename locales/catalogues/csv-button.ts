// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { csvButtonTexts as en } from "../en/csv-button.ts";
import { csvButtonTexts as es } from "../es/csv-button.ts";
import type { Texts } from "../texts.ts";

export const CSV_BUTTON_TEXTS: Texts<typeof en> = { en, es };
