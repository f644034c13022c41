// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { campaignPageTexts as en } from "../en/campaign.ts";
import { campaignPageTexts as es } from "../es/campaign.ts";
import type { Texts } from "../texts.ts";

export const CAMPAIGN_PAGE_TEXTS: Texts<typeof en> = { en, es };
