// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { leadRefusalTexts as en } from "../en/lead-refusal.ts";
import { leadRefusalTexts as es } from "../es/lead-refusal.ts";
import type { Texts } from "../texts.ts";

export const LEAD_REFUSAL_TEXTS: Texts<typeof en> = { en, es };
