// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { activityChangeTexts as en } from "../en/activity-changes.ts";
import { activityChangeTexts as es } from "../es/activity-changes.ts";
import type { Texts } from "../texts.ts";

export const ACTIVITY_CHANGE_TEXTS: Texts<typeof en> = { en, es };
