// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { assistantTexts as en } from "../en/assistant.ts";
import { assistantTexts as es } from "../es/assistant.ts";
import type { Texts } from "../texts.ts";

export const ASSISTANT_TEXTS: Texts<typeof en> = { en, es };
