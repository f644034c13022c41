// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { campaignFormTexts as en } from "../en/campaign-form.ts";
import { campaignFormTexts as es } from "../es/campaign-form.ts";
import type { Texts } from "../texts.ts";

export const CAMPAIGN_FORM_TEXTS: Texts<typeof en> = { en, es };
