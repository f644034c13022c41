// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { workTexts as en } from "../en/work.ts";
import { workTexts as es } from "../es/work.ts";
import type { Texts } from "../texts.ts";

export const WORK_TEXTS: Texts<typeof en> = { en, es };
