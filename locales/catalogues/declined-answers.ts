// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { declinedAnswers as en } from "../en/declined-answers.ts";
import { declinedAnswers as es } from "../es/declined-answers.ts";
import type { Texts } from "../texts.ts";

export const DECLINED_ANSWERS: Texts<typeof en> = { en, es };
