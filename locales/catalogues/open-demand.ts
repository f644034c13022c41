// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { openDemandTexts as en } from "../en/open-demand.ts";
import { openDemandTexts as es } from "../es/open-demand.ts";
import type { Texts } from "../texts.ts";

export const OPEN_DEMAND_TEXTS: Texts<typeof en> = { en, es };
