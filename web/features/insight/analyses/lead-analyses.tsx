// Shows the analyses that a lead may have on its page; each is created on request and stored.
import type { ReactNode } from "react";
import { kindsFor } from "../../../../domain/analyses/analysis.ts";
import type { LeadPreview } from "../../../../contract/marketplace/lead-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Origin } from "./analysis-parts.tsx";
import { EngagementView } from "./engagement-view.tsx";
import { MarketView } from "./market-view.tsx";
import { QualificationView } from "./qualification-view.tsx";
import { type Analysis, type AnalysisKind, useAnalyses, useMakeAnalysis } from "./use-analyses.ts";

/** The members of a lead that the analyses need. */
type Analysed = Pick<LeadPreview, "id" | "score"> & {
  /** Not in the preview of a lead that is for sale. */
  readonly no_contact_since?: string | null;
};

export function LeadAnalyses({ lead }: { readonly lead: Analysed }): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const { value, problem, retry } = useAnalyses(lead.id);
  return (
    <Section title={texts.title}>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : null
      ) : (
        <div className="divide-y divide-line rounded-panel border border-line bg-surface">
          {kindsFor((lead.no_contact_since ?? null) !== null).map((kind) => (
            <OneAnalysis
              key={kind}
              lead={lead}
              kind={kind}
              analysis={value.items.find((one) => one.kind === kind) ?? null}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

function OneAnalysis({
  lead,
  kind,
  analysis,
}: {
  readonly lead: Analysed;
  readonly kind: AnalysisKind;
  readonly analysis: Analysis | null;
}): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const { isBusy, problem, isMade, make } = useMakeAnalysis(lead.id, kind);
  const { name, about } = texts.kinds[kind];
  return (
    <div role="group" aria-label={name} className="grid gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-text-2">{about}</p>
        </div>
        <Button
          busy={isBusy}
          onClick={() => void make(analysis !== null)}
          aria-label={analysis === null ? texts.makeNamed(name) : texts.againNamed(name)}
        >
          {analysis === null ? texts.make : texts.again}
        </Button>
      </div>
      <p role="status" className={isBusy ? "text-text-2" : "sr-only"}>
        {isBusy ? texts.making : isMade && problem === null ? texts.made(name) : ""}
      </p>
      {problem === null ? null : (
        <ProblemNotice problem={problem} onRetry={() => void make(analysis !== null)} />
      )}
      {analysis === null ? null : (
        <>
          <Result analysis={analysis} lead={lead} />
          <Origin analysis={analysis} />
        </>
      )}
    </div>
  );
}

function Result({
  analysis,
  lead,
}: {
  readonly analysis: Analysis;
  readonly lead: Analysed;
}): ReactNode {
  switch (analysis.kind) {
    case "qualification":
      return <QualificationView analysis={analysis} score={lead.score} />;
    case "engagement":
      return <EngagementView analysis={analysis} />;
    case "market":
      return <MarketView analysis={analysis} />;
  }
}
