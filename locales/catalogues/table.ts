// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { tableTexts as en } from "../en/table.ts";
import { tableTexts as es } from "../es/table.ts";
import type { Texts } from "../texts.ts";

export const TABLE_TEXTS: Texts<typeof en> = { en, es };
