// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { payoutTexts as en } from "../en/payouts.ts";
import { payoutTexts as es } from "../es/payouts.ts";
import type { Texts } from "../texts.ts";

export const PAYOUT_TEXTS: Texts<typeof en> = { en, es };
