// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { billingTexts as en } from "../en/billing.ts";
import { billingTexts as es } from "../es/billing.ts";
import type { Texts } from "../texts.ts";

export const BILLING_TEXTS: Texts<typeof en> = { en, es };
