// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { findInListTexts as en } from "../en/find-in-list.ts";
import { findInListTexts as es } from "../es/find-in-list.ts";
import type { Texts } from "../texts.ts";

export const FIND_IN_LIST_TEXTS: Texts<typeof en> = { en, es };
