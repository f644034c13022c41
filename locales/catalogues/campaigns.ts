// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { campaignTexts as en } from "../en/campaigns.ts";
import { campaignTexts as es } from "../es/campaigns.ts";
import type { Texts } from "../texts.ts";

export const CAMPAIGN_TEXTS: Texts<typeof en> = { en, es };
