// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { newsKindTexts as en } from "../en/notification-types.ts";
import { newsKindTexts as es } from "../es/notification-types.ts";
import type { Texts } from "../texts.ts";

export const NEWS_KIND_TEXTS: Texts<typeof en> = { en, es };
