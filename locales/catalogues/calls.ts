// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { callTexts as en } from "../en/calls.ts";
import { callTexts as es } from "../es/calls.ts";
import type { Texts } from "../texts.ts";

export const CALL_TEXTS: Texts<typeof en> = { en, es };
