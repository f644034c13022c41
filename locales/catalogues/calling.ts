// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { callingTexts as en } from "../en/calling.ts";
import { callingTexts as es } from "../es/calling.ts";
import type { Texts } from "../texts.ts";

export const CALLING_TEXTS: Texts<typeof en> = { en, es };
