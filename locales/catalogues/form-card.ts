// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { formCardTexts as en } from "../en/form-card.ts";
import { formCardTexts as es } from "../es/form-card.ts";
import type { Texts } from "../texts.ts";

export const FORM_CARD_TEXTS: Texts<typeof en> = { en, es };
