// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { leadMailTexts as en } from "../en/lead-email.ts";
import { leadMailTexts as es } from "../es/lead-email.ts";
import type { Texts } from "../texts.ts";

export const LEAD_MAIL_TEXTS: Texts<typeof en> = { en, es };
