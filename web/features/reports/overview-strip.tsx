// The figures that matter to a role, as the server orders them, in one strip.
import type { ReactNode } from "react";
import type { To } from "react-router";
import type { Schemas } from "../../lib/api/client.ts";
import { useFormats } from "../../lib/format/format.ts";
import type { PeriodRange } from "../../lib/period.ts";
import { useTexts } from "../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../texts/reports.ts";
import { Figures } from "../../ui/figures.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { useOverview } from "./reports.ts";
import { written } from "./written.ts";

type FigureKey = Schemas["Figure"]["key"];

interface OverviewStripProps {
  readonly range: PeriodRange;
  /** Which figures, in their order: at most four. */
  readonly keys: readonly FigureKey[];
  /** Where a figure comes from. */
  readonly links?: Partial<Readonly<Record<FigureKey, To>>>;
}

export function OverviewStrip({ range, keys, links = {} }: OverviewStripProps): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const { value: report, problem, retry } = useOverview(range);
  const figures = keys.map((key) => {
    const label = texts.figure[key];
    const figure = report?.figures.find((one) => one.key === key);
    if (figure === undefined) return { label, value: report === undefined ? null : "–", to: links[key] };
    const { value, previous, unit } = figure;
    return {
      label, value: value === null ? "–" : written(value, unit, formats), to: links[key],
      ...(value === null || previous === null ? {} : unit === "basis_points"
        ? { note: texts.points(value, previous, formats.percent(Math.abs(value - previous)).replace("%", "").trim(), formats.percent(previous)) }
        : { change: [value, previous] as const, note: texts.before(written(previous, unit, formats)) }),
    };
  });
  return (
    <section aria-label={texts.figures} className="grid gap-3">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {report === undefined && problem !== null ? null : <Figures figures={figures} />}
    </section>
  );
}
