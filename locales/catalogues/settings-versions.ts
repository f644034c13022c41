// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { settingsVersionsTexts as en } from "../en/settings-versions.ts";
import { settingsVersionsTexts as es } from "../es/settings-versions.ts";
import type { Texts } from "../texts.ts";

export const SETTINGS_VERSIONS_TEXTS: Texts<typeof en> = { en, es };
