// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { secondFactorTexts as en } from "../en/second-factor.ts";
import { secondFactorTexts as es } from "../es/second-factor.ts";
import type { Texts } from "../texts.ts";

export const SECOND_FACTOR_TEXTS: Texts<typeof en> = { en, es };
