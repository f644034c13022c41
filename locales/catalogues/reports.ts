// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { reportTexts as en } from "../en/reports.ts";
import { reportTexts as es } from "../es/reports.ts";
import type { Texts } from "../texts.ts";

export const REPORT_TEXTS: Texts<typeof en> = { en, es };
