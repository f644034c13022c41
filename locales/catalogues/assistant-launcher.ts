// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { launcherTexts as en } from "../en/assistant-launcher.ts";
import { launcherTexts as es } from "../es/assistant-launcher.ts";
import type { Texts } from "../texts.ts";

export const LAUNCHER_TEXTS: Texts<typeof en> = { en, es };
