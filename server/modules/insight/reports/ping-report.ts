// Reports how an affiliate's pings performed: what was bid for them, and how many became leads.
import type { PingFigures, PingGroup } from "../../../../contract/insight/report-figures.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { averageCents, basisPointsOf } from "../../../../domain/reports/metrics.ts";
import { findNames } from "./names.store.ts";
import { type PingRow, type PingSums, sumPings } from "./ping-report.store.ts";
import { type ReportCall, comparedSpans } from "./report-call.ts";

const MOST_GROUPS = 500;
const NOTHING: PingSums = { pings: 0n, offers: 0n, offered_cents: 0n, posts: 0n, sold: 0n };

/** Returns the sources and sub ids that pinged in either period, those with most pings first. */
export async function pingGroups(call: ReportCall): Promise<PingGroup[]> {
  const { startsMs, toMs } = comparedSpans(call);
  const rows = await sumPings(call.db, startsMs, toMs, scopeFor(call.actor, "ping"));
  const names = await findNames(call.db, "source", [...new Set(rows.map((row) => row.source_id))]);
  const groups = new Map<string, PingRow[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.source_id, row.sub1]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const at = (list: readonly PingRow[], span: number): PingSums =>
    list.find((row) => row.span === span) ?? NOTHING;
  return [...groups.values()]
    .flatMap((list): PingGroup[] => {
      const [row] = list;
      return row === undefined
        ? []
        : [
            {
              source_id: row.source_id,
              name: names.get(row.source_id)?.name ?? row.source_id,
              sub1: row.sub1,
              current: figuresOf(at(list, 1)),
              previous: figuresOf(at(list, 0)),
            },
          ];
    })
    .toSorted(
      (a, b) =>
        b.current.pings - a.current.pings ||
        a.name.localeCompare(b.name) ||
        (a.sub1 ?? "").localeCompare(b.sub1 ?? "") ||
        (a.source_id < b.source_id ? -1 : 1),
    )
    .slice(0, MOST_GROUPS);
}

function figuresOf({ pings, offers, offered_cents: offered, posts, sold }: PingSums): PingFigures {
  const average = averageCents(offered, offers);
  return {
    pings: Number(pings),
    offers: Number(offers),
    posts: Number(posts),
    sold: Number(sold),
    bid_basis_points: basisPointsOf(offers, pings),
    average_bid_cents: average === null ? null : centsToJson(average),
    win_basis_points: basisPointsOf(sold, pings),
    post_accept_basis_points: basisPointsOf(sold, posts),
  };
}
