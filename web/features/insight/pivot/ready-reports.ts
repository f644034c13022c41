// Reports that each role finds ready, as starting points; the first one is shown at first.
import type { Role } from "../../../../domain/access/access.ts";
import type { Dimension } from "../../../../domain/reports/pivot/dimensions.ts";
import { type Measure, isSplitBy, measuresFor } from "../../../../domain/reports/pivot/measures.ts";
import type { PivotTexts } from "../../../../locales/en/pivot.ts";

export interface ReportShape {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | null;
  readonly measures: readonly Measure[];
}

export interface ReadyReport extends ReportShape {
  readonly name: Exclude<keyof PivotTexts["ready"], "title">;
}

const ready = (
  name: ReadyReport["name"],
  rows: readonly Dimension[],
  measures: readonly Measure[],
  column: Dimension | null = null,
): ReadyReport => ({ name, rows, measures, column });

const REFUSALS = ready("refusals", ["reason"], ["refused"], "source");
const RETURNS = ready("returns", ["return_reason"], ["returned"]);

const REPORTS: Readonly<Record<Role, readonly ReadyReport[]>> = {
  admin: [
    ready("sources", ["source"], ["posted", "accept_rate", "sales", "spend", "margin"]),
    ready(
      "margins",
      ["source", "buyer"],
      ["spend", "earned", "margin", "margin_rate", "return_rate"],
    ),
    REFUSALS,
    ready("hours", ["hour"], ["sales", "average_price", "return_rate"]),
    ready("states", ["state"], ["posted", "sell_through"], "side"),
    RETURNS,
    ready("days", ["day"], ["posted", "sales", "spend", "margin"]),
  ],
  advertiser: [
    ready("campaigns", ["campaign"], ["sales", "spend", "average_price", "return_rate"]),
    ready("sources", ["source"], ["sales", "spend", "average_price", "return_rate"]),
    ready("states", ["state"], ["sales", "average_price"], "side"),
    ready("hours", ["hour"], ["sales", "average_price", "return_rate"]),
    RETURNS,
    ready("days", ["day"], ["sales", "spend", "average_price"]),
  ],
  affiliate: [
    ready("sources", ["source"], ["posted", "accept_rate", "sell_through", "earned"]),
    ready("subs", ["source", "sub1"], ["posted", "accept_rate", "sell_through", "earned"]),
    REFUSALS,
    ready("states", ["state"], ["posted", "sell_through"], "side"),
    ready("hours", ["hour"], ["posted", "accept_rate", "earned"]),
    RETURNS,
    ready("days", ["day"], ["posted", "sold", "earned"]),
  ],
};

/** The ready reports of a role, without measures that the reader may not see. */
export function readyReports(role: string, hasMoney: boolean): readonly ReadyReport[] {
  if (role !== "admin" && role !== "advertiser" && role !== "affiliate") return [];
  const known = measuresFor(role, hasMoney);
  return REPORTS[role]
    .map((report) => ({
      ...report,
      measures: report.measures.filter((measure) => known.includes(measure)),
    }))
    .filter(({ measures }) => measures.length > 0);
}

/**
 * The shape with measures that go with its dimensions: those chosen that do, else the first one
 * that does.
 */
export function withFitMeasures(
  shape: ReportShape,
  filtered: readonly Dimension[],
  known: readonly Measure[],
): ReportShape {
  const fit = fitMeasures(shape, filtered, known);
  const kept = shape.measures.filter((measure) => fit.includes(measure));
  return { ...shape, measures: kept.length > 0 ? kept : fit.slice(0, 1) };
}

/** The measures that go with all dimensions of the rows, the column and the filters. */
export function fitMeasures(
  { rows, column }: Pick<ReportShape, "rows" | "column">,
  filtered: readonly Dimension[],
  known: readonly Measure[],
): readonly Measure[] {
  const dimensions = [...rows, ...(column === null ? [] : [column]), ...filtered];
  return known.filter((measure) => dimensions.every((dimension) => isSplitBy(measure, dimension)));
}
