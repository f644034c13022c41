// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { archivedConsentTexts as en } from "../en/archived-consent.ts";
import { archivedConsentTexts as es } from "../es/archived-consent.ts";
import type { Texts } from "../texts.ts";

export const ARCHIVED_CONSENT_TEXTS: Texts<typeof en> = { en, es };
