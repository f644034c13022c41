// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { applicationTexts as en } from "../en/applications.ts";
import { applicationTexts as es } from "../es/applications.ts";
import type { Texts } from "../texts.ts";

export const APPLICATION_TEXTS: Texts<typeof en> = { en, es };
