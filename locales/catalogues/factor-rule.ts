// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { factorRuleTexts as en } from "../en/factor-rule.ts";
import { factorRuleTexts as es } from "../es/factor-rule.ts";
import type { Texts } from "../texts.ts";

export const FACTOR_RULE_TEXTS: Texts<typeof en> = { en, es };
