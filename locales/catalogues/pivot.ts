// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { pivotTexts as en } from "../en/pivot.ts";
import { pivotTexts as es } from "../es/pivot.ts";
import type { Texts } from "../texts.ts";

export const PIVOT_TEXTS: Texts<typeof en> = { en, es };
