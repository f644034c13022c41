// Generated from the files of all languages by `npm run locales:generate`. Do not edit.
import { purchaseProblemTexts as en } from "../en/purchase-problems.ts";
import { purchaseProblemTexts as es } from "../es/purchase-problems.ts";
import type { Texts } from "../texts.ts";

export const PURCHASE_PROBLEM_TEXTS: Texts<typeof en> = { en, es };
