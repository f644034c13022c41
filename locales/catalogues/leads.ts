// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { leadsTexts as en } from "../en/leads.ts";
import { leadsTexts as es } from "../es/leads.ts";
import type { Texts } from "../texts.ts";

export const LEADS_TEXTS: Texts<typeof en> = { en, es };
