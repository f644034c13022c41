// Reports one metric: over time in the buckets of the account's zone, and by the state of the lead.
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { METRICS, type Metric } from "../../../../domain/reports/metrics.ts";
import { type Bucket, bucketStarts } from "../../../../domain/reports/period.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { sumFacts } from "./fact.store.ts";
import { type ReportCall, comparedSpans } from "./report-call.ts";

interface MetricRow {
  readonly span: number;
  readonly key: string | null;
  readonly value: bigint;
}

/** The metric's sum in each span, and in each state if requested. */
async function sumMetric(
  call: ReportCall,
  metric: Metric,
  spans: { readonly startsMs: readonly number[]; readonly toMs: number },
  byState: boolean,
): Promise<MetricRow[]> {
  const rule = METRICS[metric];
  const group = byState ? { by: "state" as const } : {};
  if (rule.of === "lead") {
    const rows = await sumFacts<"lead">(call.db, {
      of: "lead",
      measures: [rule.measure],
      ...group,
      ...spans,
      scope: scopeFor(call.actor, "lead"),
    });
    return rows.map(({ span, key, values }) => ({ span, key, value: values[rule.measure] }));
  }
  const rows = await sumFacts<"sale">(call.db, {
    of: "sale",
    measures: [rule.measure],
    ...group,
    ...spans,
    scope: scopeFor(call.actor, "sale"),
    campaignNo: call.campaignNo,
  });
  return rows.map(({ span, key, values }) => ({ span, key, value: values[rule.measure] }));
}

export interface SeriesPoint {
  readonly at: string;
  readonly value: number;
}

/** Returns every bucket of the period and of the previous one, those without rows as 0. */
export async function seriesOf(
  call: ReportCall,
  metric: Metric,
  bucket: Bucket,
): Promise<Result<{ readonly points: SeriesPoint[]; readonly previous: SeriesPoint[] }, Refusal>> {
  const { period, timeZone } = call;
  const before = bucketStarts(timeZone, bucket, period.previousFromMs, period.fromMs);
  const during = bucketStarts(timeZone, bucket, period.fromMs, period.toMs);
  if (!before.ok) return refuse(invalid([{ ...before.error, code: "invalid" }]));
  if (!during.ok) return refuse(invalid([{ ...during.error, code: "invalid" }]));
  const startsMs = [...before.value, ...during.value];
  const rows = await sumMetric(call, metric, { startsMs, toMs: period.toMs }, false);
  const sums = new Map(rows.map((row) => [row.span, row.value]));
  const points = startsMs.map((atMs, span): SeriesPoint => ({
    at: new Date(atMs).toISOString(),
    value: centsToJson(sums.get(span) ?? 0n),
  }));
  return ok({
    points: points.slice(before.value.length),
    previous: points.slice(0, before.value.length),
  });
}

export interface StateFigure {
  readonly state: string | null;
  readonly value: number;
  readonly previous: number;
}

/** Returns the metric in each state that has any in either period, the largest first. */
export async function statesOf(call: ReportCall, metric: Metric): Promise<StateFigure[]> {
  const rows = await sumMetric(call, metric, comparedSpans(call), true);
  const valueOf = (state: string | null, span: number): number =>
    centsToJson(rows.find((row) => row.key === state && row.span === span)?.value ?? 0n);
  const states = [...new Set(rows.map((row) => row.key))];
  return states
    .map((state) => ({ state, value: valueOf(state, 1), previous: valueOf(state, 0) }))
    .toSorted(
      (a, b) =>
        b.value - a.value ||
        b.previous - a.previous ||
        (a.state ?? "~").localeCompare(b.state ?? "~"),
    );
}
