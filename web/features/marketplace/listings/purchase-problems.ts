// Adds the sentences for refused purchases, which only the marketplace meets.
import { sentencesOfParts } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PURCHASE_PROBLEM_TEXTS } from "../../../../locales/catalogues/purchase-problems.ts";

/** For each component that buys or changes a listing. */
export function usePurchaseProblems(): void {
  Object.assign(sentencesOfParts, useTexts(PURCHASE_PROBLEM_TEXTS));
}
