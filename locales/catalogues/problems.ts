// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { problemTexts as en } from "../en/problems.ts";
import { problemTexts as es } from "../es/problems.ts";
import type { Texts } from "../texts.ts";

export const PROBLEM_TEXTS: Texts<typeof en> = { en, es };
