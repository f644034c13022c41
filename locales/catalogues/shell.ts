// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { shellTexts as en } from "../en/shell.ts";
import { shellTexts as es } from "../es/shell.ts";
import type { Texts } from "../texts.ts";

export const SHELL_TEXTS: Texts<typeof en> = { en, es };
