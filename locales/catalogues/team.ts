// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { teamTexts as en } from "../en/team.ts";
import { teamTexts as es } from "../es/team.ts";
import type { Texts } from "../texts.ts";

export const TEAM_TEXTS: Texts<typeof en> = { en, es };
