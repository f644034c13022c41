// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { callbackTexts as en } from "../en/callbacks.ts";
import { callbackTexts as es } from "../es/callbacks.ts";
import type { Texts } from "../texts.ts";

export const CALLBACK_TEXTS: Texts<typeof en> = { en, es };
