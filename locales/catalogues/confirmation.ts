// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { confirmationTexts as en } from "../en/confirmation.ts";
import { confirmationTexts as es } from "../es/confirmation.ts";
import type { Texts } from "../texts.ts";

export const CONFIRMATION_TEXTS: Texts<typeof en> = { en, es };
