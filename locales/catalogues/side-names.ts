// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { sideNames as en } from "../en/side-names.ts";
import { sideNames as es } from "../es/side-names.ts";
import type { Texts } from "../texts.ts";

export const SIDE_NAMES: Texts<typeof en> = { en, es };
