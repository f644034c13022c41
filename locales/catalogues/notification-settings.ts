// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { newsTexts as en } from "../en/notification-settings.ts";
import { newsTexts as es } from "../es/notification-settings.ts";
import type { Texts } from "../texts.ts";

export const NEWS_TEXTS: Texts<typeof en> = { en, es };
