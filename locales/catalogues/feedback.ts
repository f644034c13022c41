// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { feedbackTexts as en } from "../en/feedback.ts";
import { feedbackTexts as es } from "../es/feedback.ts";
import type { Texts } from "../texts.ts";

export const FEEDBACK_TEXTS: Texts<typeof en> = { en, es };
