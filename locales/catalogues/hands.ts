// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { handsTexts as en } from "../en/hands.ts";
import { handsTexts as es } from "../es/hands.ts";
import type { Texts } from "../texts.ts";

export const HANDS_TEXTS: Texts<typeof en> = { en, es };
