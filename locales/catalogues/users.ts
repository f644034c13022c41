// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { userTexts as en } from "../en/users.ts";
import { userTexts as es } from "../es/users.ts";
import type { Texts } from "../texts.ts";

export const USER_TEXTS: Texts<typeof en> = { en, es };
