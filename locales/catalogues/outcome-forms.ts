// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { outcomeFormTexts as en } from "../en/outcome-forms.ts";
import { outcomeFormTexts as es } from "../es/outcome-forms.ts";
import type { Texts } from "../texts.ts";

export const OUTCOME_FORM_TEXTS: Texts<typeof en> = { en, es };
