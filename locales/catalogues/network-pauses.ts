// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { networkPauseTexts as en } from "../en/network-pauses.ts";
import { networkPauseTexts as es } from "../es/network-pauses.ts";
import type { Texts } from "../texts.ts";

export const NETWORK_PAUSE_TEXTS: Texts<typeof en> = { en, es };
