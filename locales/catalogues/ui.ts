// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { uiTexts as en } from "../en/ui.ts";
import { uiTexts as es } from "../es/ui.ts";
import type { Texts } from "../texts.ts";

export const UI_TEXTS: Texts<typeof en> = { en, es };
