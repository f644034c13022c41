// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { licenseTexts as en } from "../en/licenses.ts";
import { licenseTexts as es } from "../es/licenses.ts";
import type { Texts } from "../texts.ts";

export const LICENSE_TEXTS: Texts<typeof en> = { en, es };
