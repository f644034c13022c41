// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { assistantSettingsTexts as en } from "../en/assistant-settings.ts";
import { assistantSettingsTexts as es } from "../es/assistant-settings.ts";
import type { Texts } from "../texts.ts";

export const ASSISTANT_SETTINGS_TEXTS: Texts<typeof en> = { en, es };
