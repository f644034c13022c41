// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { viewTexts as en } from "../en/views.ts";
import { viewTexts as es } from "../es/views.ts";
import type { Texts } from "../texts.ts";

export const VIEW_TEXTS: Texts<typeof en> = { en, es };
