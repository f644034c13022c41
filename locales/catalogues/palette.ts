// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { paletteTexts as en } from "../en/palette.ts";
import { paletteTexts as es } from "../es/palette.ts";
import type { Texts } from "../texts.ts";

export const PALETTE_TEXTS: Texts<typeof en> = { en, es };
