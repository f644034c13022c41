// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { bellTexts as en } from "../en/bell.ts";
import { bellTexts as es } from "../es/bell.ts";
import type { Texts } from "../texts.ts";

export const BELL_TEXTS: Texts<typeof en> = { en, es };
