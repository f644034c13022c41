// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { missedLeadTexts as en } from "../en/missed-leads.ts";
import { missedLeadTexts as es } from "../es/missed-leads.ts";
import type { Texts } from "../texts.ts";

export const MISSED_LEAD_TEXTS: Texts<typeof en> = { en, es };
