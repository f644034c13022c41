// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { returnListTexts as en } from "../en/return-list.ts";
import { returnListTexts as es } from "../es/return-list.ts";
import type { Texts } from "../texts.ts";

export const RETURN_LIST_TEXTS: Texts<typeof en> = { en, es };
