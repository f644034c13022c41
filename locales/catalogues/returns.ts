// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { returnTexts as en } from "../en/returns.ts";
import { returnTexts as es } from "../es/returns.ts";
import type { Texts } from "../texts.ts";

export const RETURN_TEXTS: Texts<typeof en> = { en, es };
