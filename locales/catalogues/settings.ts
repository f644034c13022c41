// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { settingsTexts as en } from "../en/settings.ts";
import { settingsTexts as es } from "../es/settings.ts";
import type { Texts } from "../texts.ts";

export const SETTINGS_TEXTS: Texts<typeof en> = { en, es };
