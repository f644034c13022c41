// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { importTexts as en } from "../en/imports.ts";
import { importTexts as es } from "../es/imports.ts";
import type { Texts } from "../texts.ts";

export const IMPORT_TEXTS: Texts<typeof en> = { en, es };
