// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { resetTexts as en } from "../en/reset.ts";
import { resetTexts as es } from "../es/reset.ts";
import type { Texts } from "../texts.ts";

export const RESET_TEXTS: Texts<typeof en> = { en, es };
