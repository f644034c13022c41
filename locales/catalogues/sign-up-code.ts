// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { signUpCodeTexts as en } from "../en/sign-up-code.ts";
import { signUpCodeTexts as es } from "../es/sign-up-code.ts";
import type { Texts } from "../texts.ts";

export const SIGN_UP_CODE_TEXTS: Texts<typeof en> = { en, es };
