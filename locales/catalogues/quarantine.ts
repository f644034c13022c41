// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { quarantineTexts as en } from "../en/quarantine.ts";
import { quarantineTexts as es } from "../es/quarantine.ts";
import type { Texts } from "../texts.ts";

export const QUARANTINE_TEXTS: Texts<typeof en> = { en, es };
