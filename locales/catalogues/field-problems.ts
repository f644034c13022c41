// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { fieldTexts as en } from "../en/field-problems.ts";
import { fieldTexts as es } from "../es/field-problems.ts";
import type { Texts } from "../texts.ts";

export const FIELD_TEXTS: Texts<typeof en> = { en, es };
