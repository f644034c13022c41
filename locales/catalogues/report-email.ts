// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { reportEmailTexts as en } from "../en/report-email.ts";
import { reportEmailTexts as es } from "../es/report-email.ts";
import type { Texts } from "../texts.ts";

export const REPORT_EMAIL_TEXTS: Texts<typeof en> = { en, es };
