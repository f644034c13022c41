// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { webhookTexts as en } from "../en/webhooks.ts";
import { webhookTexts as es } from "../es/webhooks.ts";
import type { Texts } from "../texts.ts";

export const WEBHOOK_TEXTS: Texts<typeof en> = { en, es };
