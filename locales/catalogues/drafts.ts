// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { draftTexts as en } from "../en/drafts.ts";
import { draftTexts as es } from "../es/drafts.ts";
import type { Texts } from "../texts.ts";

export const DRAFT_TEXTS: Texts<typeof en> = { en, es };
