// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { assistantWords as en } from "../en/assistant-words.ts";
import { assistantWords as es } from "../es/assistant-words.ts";
import type { Texts } from "../texts.ts";

export const ASSISTANT_WORDS: Texts<typeof en> = { en, es };
