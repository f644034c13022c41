// Shows a lead's seriousness and ability to pay as two bars from 0 to 1 next to the score, which
// does not change.
import type { ReactNode } from "react";
import type { Score } from "../../../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import { Bar } from "../../../ui/score-bars.tsx";
import { Sentences } from "./analysis-parts.tsx";
import type { AnalysisOf } from "./use-analyses.ts";

const WHOLE = 100;

export function QualificationView({
  analysis: { result, language },
  score,
}: {
  readonly analysis: AnalysisOf<"qualification">;
  readonly score: Score;
}): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const formats = useFormats();
  const rows = [
    [texts.intent, result.intent],
    [texts.financial, result.financial_readiness],
  ] as const;
  return (
    <>
      <div className="grid gap-1">
        <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2">
          {rows.map(([name, value]) => (
            <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt className="text-text-2">{name}</dt>
              <dd className="col-span-2 grid grid-cols-subgrid items-center">
                <Bar value={value * WHOLE} className="w-full" />
                <span className="min-w-9 text-right">
                  {formats.number(Math.round(value * WHOLE) / WHOLE)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-label text-text-2">
          {texts.scoreStays(formats.number(score.intent), formats.number(score.financial))}
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Sentences name="next_actions" items={result.next_actions} language={language} />
        <Sentences name="insights" items={result.insights} language={language} />
      </div>
    </>
  );
}
