// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { keysTexts as en } from "../en/keys.ts";
import { keysTexts as es } from "../es/keys.ts";
import type { Texts } from "../texts.ts";

export const KEYS_TEXTS: Texts<typeof en> = { en, es };
