// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { passwordsTexts as en } from "../en/passwords.ts";
import { passwordsTexts as es } from "../es/passwords.ts";
import type { Texts } from "../texts.ts";

export const PASSWORDS_TEXTS: Texts<typeof en> = { en, es };
