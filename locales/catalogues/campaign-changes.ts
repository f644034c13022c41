// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { campaignHistoryTexts as en } from "../en/campaign-changes.ts";
import { campaignHistoryTexts as es } from "../es/campaign-changes.ts";
import type { Texts } from "../texts.ts";

export const CAMPAIGN_HISTORY_TEXTS: Texts<typeof en> = { en, es };
