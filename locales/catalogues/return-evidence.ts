// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { evidenceTexts as en } from "../en/return-evidence.ts";
import { evidenceTexts as es } from "../es/return-evidence.ts";
import type { Texts } from "../texts.ts";

export const EVIDENCE_TEXTS: Texts<typeof en> = { en, es };
