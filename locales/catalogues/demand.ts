// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { demandTexts as en } from "../en/demand.ts";
import { demandTexts as es } from "../es/demand.ts";
import type { Texts } from "../texts.ts";

export const DEMAND_TEXTS: Texts<typeof en> = { en, es };
