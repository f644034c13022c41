// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { sourceTexts as en } from "../en/sources.ts";
import { sourceTexts as es } from "../es/sources.ts";
import type { Texts } from "../texts.ts";

export const SOURCE_TEXTS: Texts<typeof en> = { en, es };
