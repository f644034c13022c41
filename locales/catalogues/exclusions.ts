// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { ownedTexts as en } from "../en/exclusions.ts";
import { ownedTexts as es } from "../es/exclusions.ts";
import type { Texts } from "../texts.ts";

export const OWNED_TEXTS: Texts<typeof en> = { en, es };
