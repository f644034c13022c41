// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { dashboardTexts as en } from "../en/dashboard.ts";
import { dashboardTexts as es } from "../es/dashboard.ts";
import type { Texts } from "../texts.ts";

export const DASHBOARD_TEXTS: Texts<typeof en> = { en, es };
