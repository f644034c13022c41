// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { pushTexts as en } from "../en/push.ts";
import { pushTexts as es } from "../es/push.ts";
import type { Texts } from "../texts.ts";

export const PUSH_TEXTS: Texts<typeof en> = { en, es };
