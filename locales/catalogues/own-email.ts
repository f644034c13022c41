// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { ownEmailTexts as en } from "../en/own-email.ts";
import { ownEmailTexts as es } from "../es/own-email.ts";
import type { Texts } from "../texts.ts";

export const OWN_EMAIL_TEXTS: Texts<typeof en> = { en, es };
