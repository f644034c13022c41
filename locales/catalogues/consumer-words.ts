// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { consumerWords as en } from "../en/consumer-words.ts";
import { consumerWords as es } from "../es/consumer-words.ts";
import type { Texts } from "../texts.ts";

export const CONSUMER_WORDS: Texts<typeof en> = { en, es };
