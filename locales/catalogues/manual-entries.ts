// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { manualEntryTexts as en } from "../en/manual-entries.ts";
import { manualEntryTexts as es } from "../es/manual-entries.ts";
import type { Texts } from "../texts.ts";

export const MANUAL_ENTRY_TEXTS: Texts<typeof en> = { en, es };
