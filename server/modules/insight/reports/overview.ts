// Reports the figures at the top of a role's dashboard, and the funnel: sums of the period beside
// those of the previous one.
import type { FUNNEL_STEPS } from "../../../../contract/insight/reports.ts";
import type { Figure } from "../../../../contract/insight/report-figures.ts";
import { seesMoney } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { averageCents, basisPointsOf } from "../../../../domain/reports/metrics.ts";
import { findPayable, sumPending } from "./balances.store.ts";
import { type FactKind, type Measure, sumFacts } from "./fact.store.ts";
import { type ReportCall, comparedSpans } from "./report-call.ts";

type Sums<Kind extends FactKind> = Readonly<Record<Measure<Kind>, bigint>>;

/** The sums of the previous period and of the period itself. */
async function compare<Kind extends FactKind>(
  call: ReportCall,
  of: Kind,
  measures: readonly Measure<Kind>[],
): Promise<readonly [Sums<Kind>, Sums<Kind>]> {
  const rows = await sumFacts<Kind>(call.db, {
    of,
    measures,
    ...comparedSpans(call),
    scope: scopeFor(call.actor, of),
  });
  const nothing = Object.fromEntries(measures.map((measure) => [measure, 0n])) as Sums<Kind>;
  const at = (span: number): Sums<Kind> => rows.find((row) => row.span === span)?.values ?? nothing;
  return [at(0), at(1)];
}

function figureOf<Sum>(
  key: Figure["key"],
  unit: Figure["unit"],
  [before, now]: readonly [Sum, Sum],
  read: (sums: Sum) => bigint | number | null,
): Figure {
  const whole = (value: bigint | number | null): number | null =>
    typeof value === "bigint" ? centsToJson(value) : value;
  return { key, unit, value: whole(read(now)), previous: whole(read(before)) };
}

/** Returns the figures of the caller's role, in display order; for an agent without money. */
export async function overviewFigures(call: ReportCall): Promise<Figure[]> {
  const figures = await figuresOfRole(call);
  return seesMoney(call.actor) ? figures : figures.filter(({ unit }) => unit !== "cents");
}

function figuresOfRole(call: ReportCall): Promise<Figure[]> {
  if (call.actor.role === "advertiser") return advertiserFigures(call);
  return call.actor.role === "affiliate" ? affiliateFigures(call) : adminFigures(call);
}

async function advertiserFigures(call: ReportCall): Promise<Figure[]> {
  const sales = await compare(call, "sale", [
    "sales",
    "returned",
    "spend_cents",
    "tried",
    "first_try_seconds",
    "appointments",
  ]);
  return [
    figureOf("leads_bought", "count", sales, (sums) => sums.sales),
    figureOf("spend", "cents", sales, (sums) => sums.spend_cents),
    figureOf("average_price", "cents", sales, (sums) =>
      averageCents(sums.spend_cents, sums.sales - sums.returned),
    ),
    figureOf("returned_share", "basis_points", sales, (sums) =>
      basisPointsOf(sums.returned, sums.sales),
    ),
    figureOf("first_try", "seconds", sales, (sums) =>
      sums.tried === 0n ? null : sums.first_try_seconds,
    ),
    figureOf("cost_per_appointment", "cents", sales, (sums) =>
      averageCents(sums.spend_cents, sums.appointments),
    ),
  ];
}

async function affiliateFigures(call: ReportCall): Promise<Figure[]> {
  const [leads, sales, payable, pending] = await Promise.all([
    compare(call, "lead", ["leads", "accepted", "sold"]),
    compare(call, "sale", ["earned_cents"]),
    findPayable(call.db, call.actor.accountId),
    sumPending(call.db, call.actor.accountId),
  ]);
  return [
    figureOf("leads_posted", "count", leads, (sums) => sums.leads),
    figureOf("accepted_share", "basis_points", leads, (sums) =>
      basisPointsOf(sums.accepted, sums.leads),
    ),
    figureOf("leads_sold", "count", leads, (sums) => sums.sold),
    figureOf("earned", "cents", sales, (sums) => sums.earned_cents),
    { key: "payable_now", unit: "cents", value: centsToJson(payable), previous: null },
    { key: "pending_now", unit: "cents", value: centsToJson(pending), previous: null },
  ];
}

async function adminFigures(call: ReportCall): Promise<Figure[]> {
  const [leads, sales] = await Promise.all([
    compare(call, "lead", ["leads", "sold"]),
    compare(call, "sale", ["sales", "returned", "spend_cents", "revenue_cents"]),
  ]);
  return [
    figureOf("leads_in", "count", leads, (sums) => sums.leads),
    figureOf("sold_share", "basis_points", leads, (sums) => basisPointsOf(sums.sold, sums.leads)),
    figureOf("sales_volume", "cents", sales, (sums) => sums.spend_cents),
    figureOf("network_revenue", "cents", sales, (sums) => sums.revenue_cents),
    figureOf("returned_share", "basis_points", sales, (sums) =>
      basisPointsOf(sums.returned, sums.sales),
    ),
  ];
}

export interface FunnelStep {
  readonly step: (typeof FUNNEL_STEPS)[number];
  readonly count: number;
  readonly previous: number;
}

/** Returns how far leads came: each step is a subset of the one before it. */
export async function funnelSteps(call: ReportCall): Promise<FunnelStep[]> {
  const stepsOf = <Sum>(
    [before, now]: readonly [Sum, Sum],
    reads: readonly (readonly [FunnelStep["step"], (sums: Sum) => bigint])[],
  ): FunnelStep[] =>
    reads.map(([step, read]) => ({
      step,
      count: Number(read(now)),
      previous: Number(read(before)),
    }));
  if (call.actor.role === "advertiser") {
    return stepsOf(await compare(call, "sale", ["sales", "returned"]), [
      ["bought", (sums) => sums.sales],
      ["kept", (sums) => sums.sales - sums.returned],
    ]);
  }
  return stepsOf(await compare(call, "lead", ["leads", "accepted", "sold", "kept"]), [
    ["submitted", (sums) => sums.leads],
    ["accepted", (sums) => sums.accepted],
    ["sold", (sums) => sums.sold],
    ["kept", (sums) => sums.kept],
  ]);
}
