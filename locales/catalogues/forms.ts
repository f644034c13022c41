// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { formTexts as en } from "../en/forms.ts";
import { formTexts as es } from "../es/forms.ts";
import type { Texts } from "../texts.ts";

export const FORM_TEXTS: Texts<typeof en> = { en, es };
