// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { loginTexts as en } from "../en/login.ts";
import { loginTexts as es } from "../es/login.ts";
import type { Texts } from "../texts.ts";

export const LOGIN_TEXTS: Texts<typeof en> = { en, es };
