// Makes an analysis without a model, from the lead's facts and the network's counts, in the given
// words.
import type { Analysis, AnalysisKind } from "./analysis.ts";
import type { AnalysedLead } from "./analysed-lead.ts";
import { engage } from "./engage.ts";
import type { ShownMarket } from "./market-figures.ts";
import { qualify } from "./qualify.ts";
import { sayMarket } from "./say-market.ts";
import type { AnalysisWords } from "./words.ts";

/** The analysis by rules. The same facts always give the same result. */
export function analyseByRules(
  kind: AnalysisKind,
  lead: AnalysedLead,
  market: ShownMarket,
  words: AnalysisWords,
): Analysis {
  switch (kind) {
    case "qualification":
      return { kind, result: qualify(lead, words) };
    case "engagement":
      return { kind, result: engage(lead, words) };
    case "market":
      return { kind, result: sayMarket(market, words) };
  }
}
