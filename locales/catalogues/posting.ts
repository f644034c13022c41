// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { postingTexts as en } from "../en/posting.ts";
import { postingTexts as es } from "../es/posting.ts";
import type { Texts } from "../texts.ts";

export const POSTING_TEXTS: Texts<typeof en> = { en, es };
