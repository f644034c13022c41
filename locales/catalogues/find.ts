// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { findTexts as en } from "../en/find.ts";
import { findTexts as es } from "../es/find.ts";
import type { Texts } from "../texts.ts";

export const FIND_TEXTS: Texts<typeof en> = { en, es };
