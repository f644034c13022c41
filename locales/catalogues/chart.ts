// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { chartTexts as en } from "../en/chart.ts";
import { chartTexts as es } from "../es/chart.ts";
import type { Texts } from "../texts.ts";

export const CHART_TEXTS: Texts<typeof en> = { en, es };
