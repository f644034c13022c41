// Answers when sales were returned, by the day of the sale.
import type pg from "pg";
import type { ReturnCohorts } from "../../../../contract/insight/return-cohorts.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { basisPointsOf } from "../../../../domain/reports/metrics.ts";
import { COHORT_STEPS, layOutCohorts } from "../../../../domain/reports/pivot/cohorts.ts";
import { type Result, ok } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { findBounds } from "./day-facts.store.ts";
import { openPivot } from "./pivot-report.ts";
import { countCohorts } from "./return-cohorts.store.ts";

export interface CohortQuery {
  readonly filter?: readonly string[];
  readonly first: string;
  readonly last: string;
}

const share = (part: number, whole: number): number | null =>
  basisPointsOf(BigInt(part), BigInt(whole));

export async function returnCohorts(
  pool: pg.Pool,
  actor: Actor,
  { filter = [], ...days }: CohortQuery,
  nowMs: number,
): Promise<Result<ReturnCohorts, Refusal>> {
  const question = { rows: [], column: null, measures: ["sales"] as const, filters: filter };
  const opened = await openPivot(pool, actor, question, days);
  if (!opened.ok) return opened;
  const { pivot, timeZone } = opened.value;
  const [first, last] = await findBounds(pool, timeZone, [pivot.days.first, pivot.days.last]);
  const facts = await countCohorts(
    pool,
    {
      kind: "sale",
      dimensions: [],
      filters: pivot.filters,
      scope: scopeFor(actor, "sale"),
      timeZone,
    },
    { fromMs: first?.fromMs ?? 0, toMs: last?.toMs ?? 0 },
  );
  const { cohorts, totals } = layOutCohorts(facts, nowMs);
  return ok({
    time_zone: timeZone,
    steps: [...COHORT_STEPS],
    days: cohorts.map(({ day, sales, steps }) => ({
      day,
      sales,
      steps: steps.map(({ returned, isOpen }) => ({
        returned,
        basis_points: share(returned, sales) ?? 0,
        is_open: isOpen,
      })),
    })),
    totals: totals.map(({ sales, returned }) => ({
      sales,
      returned,
      basis_points: share(returned, sales),
    })),
  });
}
