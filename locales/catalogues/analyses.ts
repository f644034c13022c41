// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { analysesTexts as en } from "../en/analyses.ts";
import { analysesTexts as es } from "../es/analyses.ts";
import type { Texts } from "../texts.ts";

export const ANALYSES_TEXTS: Texts<typeof en> = { en, es };
