// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { campaignPreviewTexts as en } from "../en/campaign-preview.ts";
import { campaignPreviewTexts as es } from "../es/campaign-preview.ts";
import type { Texts } from "../texts.ts";

export const CAMPAIGN_PREVIEW_TEXTS: Texts<typeof en> = { en, es };
