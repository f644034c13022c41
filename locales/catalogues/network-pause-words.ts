// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { networkPauseWordTexts as en } from "../en/network-pause-words.ts";
import { networkPauseWordTexts as es } from "../es/network-pause-words.ts";
import type { Texts } from "../texts.ts";

export const NETWORK_PAUSE_WORD_TEXTS: Texts<typeof en> = { en, es };
