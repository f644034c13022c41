// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { publicFormTexts as en } from "../en/public-form.ts";
import { publicFormTexts as es } from "../es/public-form.ts";
import type { Texts } from "../texts.ts";

export const PUBLIC_FORM_TEXTS: Texts<typeof en> = { en, es };
