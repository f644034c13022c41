// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { mailedLinksTexts as en } from "../en/mailed-links.ts";
import { mailedLinksTexts as es } from "../es/mailed-links.ts";
import type { Texts } from "../texts.ts";

export const MAILED_LINKS_TEXTS: Texts<typeof en> = { en, es };
