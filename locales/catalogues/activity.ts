// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { activityTexts as en } from "../en/activity.ts";
import { activityTexts as es } from "../es/activity.ts";
import type { Texts } from "../texts.ts";

export const ACTIVITY_TEXTS: Texts<typeof en> = { en, es };
