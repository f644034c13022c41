// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { trackingTexts as en } from "../en/tracking.ts";
import { trackingTexts as es } from "../es/tracking.ts";
import type { Texts } from "../texts.ts";

export const TRACKING_TEXTS: Texts<typeof en> = { en, es };
