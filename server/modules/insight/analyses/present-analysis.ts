// Converts an analysis to its API form.
import type { Analysis } from "../../../../contract/insight/analyses.ts";
import type { AnalysisResults } from "../../../../domain/analyses/analysis.ts";
import type { AnalysisRow } from "./analysis.store.ts";

type PresentedAnalysis<Kind extends Analysis["kind"]> = Extract<Analysis, { kind: Kind }>["result"];

export function presentAnalysis({
  id,
  kind,
  language,
  madeAt,
  model,
  fallback,
  repaired,
  view,
  inputs,
  result,
}: AnalysisRow): Analysis {
  const about = {
    id,
    language,
    made_at: madeAt.toISOString(),
    model,
    fallback,
    is_repaired: repaired,
    view,
    made_from: [...inputs.made_from],
  };
  switch (kind) {
    case "qualification":
      return { kind, ...about, result: result as PresentedAnalysis<"qualification"> };
    case "engagement":
      return {
        kind,
        ...about,
        time_zone: inputs.time_zone,
        result: result as PresentedAnalysis<"engagement">,
      };
    case "market":
      return {
        kind,
        ...about,
        figures: [...inputs.figures],
        result: result as AnalysisResults["market"] as PresentedAnalysis<"market">,
      };
  }
}
