// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { criteriaFormTexts as en } from "../en/criteria-form.ts";
import { criteriaFormTexts as es } from "../es/criteria-form.ts";
import type { Texts } from "../texts.ts";

export const CRITERIA_FORM_TEXTS: Texts<typeof en> = { en, es };
