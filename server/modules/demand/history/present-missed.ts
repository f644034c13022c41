// Presents the leads that a campaign missed, with small counts masked.
import type { MissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { MIN_SHOWN_COUNT, maskParts } from "../../../../domain/access/mask-small-count.ts";
import {
  type MissedDay,
  type MissedReason,
  type MissedSums,
  bidsForShares,
} from "../../../../domain/distribution/missed.ts";
import { leadPriceBand } from "../../../../domain/money/price-band.ts";

export interface MissedPeriod {
  readonly fromMs: number;
  readonly toMs: number;
  readonly timeZone: string;
  readonly explainedFromMs: number | null;
  readonly showsMoney: boolean;
}

export function presentMissed(
  sums: MissedSums,
  { fromMs, toMs, timeZone, explainedFromMs, showsMoney }: MissedPeriod,
): MissedLeads {
  const bought = sums.days.reduce((sum, day) => sum + day.bought, 0);
  const reasons = byCount(totalsOf(sums.days));
  const masked = maskParts(reasons.map(([, leads]) => leads));
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    time_zone: timeZone,
    explained_from: explainedFromMs === null ? null : new Date(explainedFromMs).toISOString(),
    matching: totalOf(masked, reasons, bought),
    bought,
    reasons: reasons.map(([reason], at) => ({
      reason,
      leads: masked[at] ?? null,
      states: reason === "not_licensed" ? statesOf(sums.unlicensedStates) : [],
    })),
    days: presentDays(sums.days).toReversed(),
    winning_bids: showsMoney ? bandsOf(sums.winningCents) : null,
  };
}

/** All that matched; null where it would give a small count of missed leads away. */
function totalOf(
  masked: readonly (number | null)[],
  reasons: readonly (readonly [MissedReason, number])[],
  bought: number,
): number | null {
  const missed = reasons.reduce((sum, [, leads]) => sum + leads, 0);
  const isHidden = masked.length > 0 && masked.every((count) => count === null);
  return isHidden && missed < MIN_SHOWN_COUNT ? null : missed + bought;
}

function presentDays(days: readonly MissedDay[]): MissedLeads["days"] {
  const missed = days.map(({ reasons }) => [...reasons.values()].reduce((a, b) => a + b, 0));
  const masked = maskParts(missed);
  return days.map(({ startMs, bought, reasons }, at) => {
    const shown = masked[at] ?? null;
    return {
      from: new Date(startMs).toISOString(),
      matching: shown === null ? null : shown + bought,
      bought,
      reasons: byCount(reasons).map(([reason]) => reason),
    };
  });
}

function totalsOf(days: readonly MissedDay[]): ReadonlyMap<MissedReason, number> {
  const totals = new Map<MissedReason, number>();
  for (const { reasons } of days)
    for (const [reason, leads] of reasons) totals.set(reason, (totals.get(reason) ?? 0) + leads);
  return totals;
}

function byCount<Key>(counts: ReadonlyMap<Key, number>): [Key, number][] {
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function statesOf(counts: ReadonlyMap<string, number>): string[] {
  return byCount(counts)
    .filter(([, leads]) => leads >= MIN_SHOWN_COUNT)
    .map(([state]) => state);
}

function bandsOf(winningCents: readonly number[]): MissedLeads["winning_bids"] {
  const bids = winningCents.length < MIN_SHOWN_COUNT ? null : bidsForShares(winningCents);
  if (bids === null) return null;
  return { half: leadPriceBand(BigInt(bids.half)), most: leadPriceBand(BigInt(bids.most)) };
}
