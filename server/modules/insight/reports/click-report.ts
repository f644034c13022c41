// Reports how clicks on an affiliate's tracking links performed: how many became leads, and what
// each click and lead earned.
import type { ClickFigures, ClickGroup } from "../../../../contract/insight/report-figures.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import {
  type ClickGrouping,
  averageCents,
  basisPointsOf,
} from "../../../../domain/reports/metrics.ts";
import { type ClickRow, type ClickSums, sumClicks } from "./click-report.store.ts";
import { findNames } from "./names.store.ts";
import { type ReportCall, comparedSpans } from "./report-call.ts";

const MOST_GROUPS = 500;
const NOTHING: ClickSums = { clicks: 0n, uniques: 0n, leads: 0n, sold: 0n, earned_cents: 0n };

export interface ClickQuestion {
  readonly by: ClickGrouping;
  readonly linkId: string | null;
  readonly sourceId: string | null;
}

/**
 * Returns the groups that had clicks in either period, those with most first, days in order; and
 * their total.
 */
export async function clickGroups(
  call: ReportCall,
  { by, linkId, sourceId }: ClickQuestion,
): Promise<{
  readonly by: ClickGrouping;
  readonly total: ClickFigures;
  readonly groups: ClickGroup[];
}> {
  const rows = await sumClicks(call.db, {
    ...comparedSpans(call),
    timeZone: call.timeZone,
    by,
    linkId,
    sourceId,
    scope: scopeFor(call.actor, "link"),
  });
  const figures = figuresFor(scopeFor(call.actor, "earning").see !== "none");
  // Days of the previous period are not groups of this one.
  const keys = [
    ...new Set(rows.filter(({ span }) => by !== "day" || span === 1).map(({ key }) => key)),
  ];
  const names =
    by === "source" || by === "link"
      ? await findNames(
          call.db,
          by,
          keys.filter((key) => key !== null),
        )
      : null;
  const at = (key: string | null, span: number): ClickSums =>
    rows.find((row) => row.key === key && row.span === span) ?? NOTHING;
  const groups = keys.map((key): ClickGroup => ({
    source_id: by === "source" ? key : sourceId,
    link_id: by === "link" ? key : linkId,
    key,
    name: (key === null ? undefined : names?.get(key)?.name) ?? null,
    current: figures(at(key, 1)),
    previous: figures(at(key, 0)),
  }));
  const total = figures(rows.filter(({ span }) => span === 1).reduce(plus, NOTHING));
  return {
    by,
    total,
    groups: groups.toSorted(by === "day" ? byDay : bySize).slice(0, MOST_GROUPS),
  };
}

function plus(sum: ClickSums, row: ClickRow): ClickSums {
  return {
    clicks: sum.clicks + row.clicks,
    uniques: sum.uniques + row.uniques,
    leads: sum.leads + row.leads,
    sold: sum.sold + row.sold,
    earned_cents: sum.earned_cents + row.earned_cents,
  };
}

function byDay(a: ClickGroup, b: ClickGroup): number {
  return (a.key ?? "") < (b.key ?? "") ? -1 : 1;
}

function bySize(a: ClickGroup, b: ClickGroup): number {
  return (
    b.current.clicks - a.current.clicks ||
    b.previous.clicks - a.previous.clicks ||
    (a.name ?? a.key ?? "").localeCompare(b.name ?? b.key ?? "") ||
    ((a.key ?? "") < (b.key ?? "") ? -1 : 1)
  );
}

/** Amounts are left out for callers who may not see earnings. */
function figuresFor(seesEarnings: boolean): (sums: ClickSums) => ClickFigures {
  const money = (amount: bigint | null): number | null =>
    seesEarnings && amount !== null ? centsToJson(amount) : null;
  return ({ clicks, uniques, leads, sold, earned_cents: earned }) => ({
    clicks: Number(clicks),
    unique_clicks: Number(uniques),
    leads: Number(leads),
    sold: Number(sold),
    conversion_basis_points: basisPointsOf(leads, clicks),
    earned_cents: money(earned),
    per_click_cents: money(averageCents(earned, clicks)),
    per_lead_cents: money(averageCents(earned, leads)),
  });
}
