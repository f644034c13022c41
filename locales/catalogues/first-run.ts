// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { firstRunTexts as en } from "../en/first-run.ts";
import { firstRunTexts as es } from "../es/first-run.ts";
import type { Texts } from "../texts.ts";

export const FIRST_RUN_TEXTS: Texts<typeof en> = { en, es };
