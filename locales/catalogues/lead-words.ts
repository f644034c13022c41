// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { leadWords as en } from "../en/lead-words.ts";
import { leadWords as es } from "../es/lead-words.ts";
import type { Texts } from "../texts.ts";

export const LEAD_WORDS: Texts<typeof en> = { en, es };
