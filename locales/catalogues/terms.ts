// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { termTexts as en } from "../en/terms.ts";
import { termTexts as es } from "../es/terms.ts";
import type { Texts } from "../texts.ts";

export const TERM_TEXTS: Texts<typeof en> = { en, es };
