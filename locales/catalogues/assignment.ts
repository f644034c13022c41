// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { assignmentTexts as en } from "../en/assignment.ts";
import { assignmentTexts as es } from "../es/assignment.ts";
import type { Texts } from "../texts.ts";

export const ASSIGNMENT_TEXTS: Texts<typeof en> = { en, es };
