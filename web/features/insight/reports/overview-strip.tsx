// Shows the figures that matter to a role in one strip.
import type { ReactNode } from "react";
import type { Figure } from "../../../../contract/insight/report-figures.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Spark } from "../../../ui/charts/spark.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { ratio } from "../../../lib/ratio.ts";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import { type Metric, type Unit, useOverview, useSeries } from "./reports.ts";
import { written } from "./written.ts";

type ReportFigure = Pick<Figure, "value" | "previous" | "unit">;

/** Figures computed as a quotient of two figures of the report. */
const WORKED_OUT = {
  earned_per_lead: { part: "earned", whole: "leads_posted", times: 1, unit: "cents" },
  margin: { part: "network_revenue", whole: "sales_volume", times: 10_000, unit: "basis_points" },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly part: Figure["key"];
      readonly whole: Figure["key"];
      readonly times: number;
      readonly unit: Unit;
    }
  >
>;

type FigureKey = Figure["key"] | keyof typeof WORKED_OUT;

/** The figures that an account's agents do not see. */
const MONEY: ReadonlySet<FigureKey> = new Set([
  "spend",
  "average_price",
  "cost_per_appointment",
  "earned",
  "earned_per_lead",
  "payable_now",
  "pending_now",
  "sales_volume",
  "network_revenue",
  "margin",
]);

/** In which direction a figure gets better; of the others, more may be good or bad. */
const BETTER: Partial<Readonly<Record<FigureKey, "up" | "down">>> = {
  average_price: "down",
  returned_share: "down",
  first_try: "down",
  cost_per_appointment: "down",
  accepted_share: "up",
  leads_sold: "up",
  earned: "up",
  earned_per_lead: "up",
  sold_share: "up",
  sales_volume: "up",
  network_revenue: "up",
};

/** The figures that are sums over days: their days are drawn beside them. */
const METRICS: Partial<Readonly<Record<FigureKey, Metric>>> = {
  leads_bought: "bought",
  leads_sold: "sold",
  earned: "earned",
  sales_volume: "volume",
  network_revenue: "revenue",
};

interface OverviewStripProps {
  readonly range: PeriodRange;
  /** The figures in order: at most four. Those of money are left out for an agent. */
  readonly keys: readonly FigureKey[];
}

export function OverviewStrip({ range, keys }: OverviewStripProps): ReactNode {
  const user = useUser();
  const { role } = user;
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const { value: report, problem, retry } = useOverview(range);
  const seen = may(user, "money") ? keys : keys.filter((key) => !MONEY.has(key));
  const figures = seen.map((key) => {
    const label = texts.figure[key];
    const to = rowsOfFigure(role, key, range);
    const figure = report === undefined ? undefined : figureIn(report.figures, key);
    if (figure === undefined)
      return {
        label,
        value: report === undefined ? null : "—",
        to,
        ...(report === undefined
          ? {
              note: <span aria-hidden="true">&nbsp;</span>,
            }
          : {}),
      };
    const { value, previous, unit } = figure;
    const most = Math.max(Math.abs(value ?? 0), Math.abs(previous ?? 0));
    return {
      label,
      value: value === null ? "—" : written(value, unit, formats, most),
      to,
      spark: sparkOf(key, range),
      ...(value === null || previous === null
        ? {}
        : {
            change: [value, previous] as const,
            isShare: unit === "basis_points",
            from: written(previous, unit, formats, most),
            better: BETTER[key],
          }),
    };
  });
  return (
    <section aria-label={texts.figures} className="grid gap-3">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {report === undefined && problem !== null ? null : <Figures figures={figures} />}
    </section>
  );
}

function sparkOf(key: FigureKey, range: PeriodRange): ReactNode {
  const metric = METRICS[key];
  return metric === undefined ? undefined : <SeriesSpark range={range} metric={metric} />;
}

/** Draws the points of a period that are over, and the period before. */
function SeriesSpark({
  range,
  metric,
}: {
  readonly range: PeriodRange;
  readonly metric: Metric;
}): ReactNode {
  const { value: report } = useSeries(range, metric);
  if (report === undefined) return null;
  const nowMs = Date.now();
  // A point is over when the next one has begun; the last one, when the period is.
  const values = report.points
    .filter((_, index) => Date.parse(report.points[index + 1]?.at ?? report.period.to) <= nowMs)
    .map(({ value }) => value);
  return <Spark values={values} before={report.previous.map(({ value }) => value)} />;
}

function figureIn(figures: readonly Figure[], key: FigureKey): ReportFigure | undefined {
  if (!isWorkedOut(key)) return figures.find((one) => one.key === key);
  const { part, whole, times, unit } = WORKED_OUT[key];
  const [above, below] = [figureIn(figures, part), figureIn(figures, whole)];
  return above === undefined || below === undefined
    ? undefined
    : {
        unit,
        value: ratio(above.value, below.value, times),
        previous: ratio(above.previous, below.previous, times),
      };
}

function isWorkedOut(key: FigureKey): key is keyof typeof WORKED_OUT {
  return Object.hasOwn(WORKED_OUT, key);
}
