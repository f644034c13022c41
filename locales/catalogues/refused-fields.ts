// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { refusedFieldTexts as en } from "../en/refused-fields.ts";
import { refusedFieldTexts as es } from "../es/refused-fields.ts";
import type { Texts } from "../texts.ts";

export const REFUSED_FIELD_TEXTS: Texts<typeof en> = { en, es };
