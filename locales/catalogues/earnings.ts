// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { earningTexts as en } from "../en/earnings.ts";
import { earningTexts as es } from "../es/earnings.ts";
import type { Texts } from "../texts.ts";

export const EARNING_TEXTS: Texts<typeof en> = { en, es };
