// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { alertTexts as en } from "../en/alerts.ts";
import { alertTexts as es } from "../es/alerts.ts";
import type { Texts } from "../texts.ts";

export const ALERT_TEXTS: Texts<typeof en> = { en, es };
