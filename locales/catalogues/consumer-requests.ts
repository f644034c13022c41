// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { consumerRequestTexts as en } from "../en/consumer-requests.ts";
import { consumerRequestTexts as es } from "../es/consumer-requests.ts";
import type { Texts } from "../texts.ts";

export const CONSUMER_REQUEST_TEXTS: Texts<typeof en> = { en, es };
