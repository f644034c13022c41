// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { emptyActionTexts as en } from "../en/empty-actions.ts";
import { emptyActionTexts as es } from "../es/empty-actions.ts";
import type { Texts } from "../texts.ts";

export const EMPTY_ACTION_TEXTS: Texts<typeof en> = { en, es };
