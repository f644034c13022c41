// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { analysisWords as en } from "../en/analysis-words.ts";
import { analysisWords as es } from "../es/analysis-words.ts";
import type { Texts } from "../texts.ts";

export const ANALYSIS_WORDS: Texts<typeof en> = { en, es };
