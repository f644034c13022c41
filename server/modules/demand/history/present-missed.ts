// Presents the leads that a campaign missed, with counts as the reader may know them.
import type { MissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { MIN_SHOWN_COUNT } from "../../../../domain/access/mask-small-count.ts";
import {
  type MissedDay,
  type MissedReason,
  type MissedSums,
  bidsForShares,
} from "../../../../domain/distribution/missed.ts";
import { leadPriceBand } from "../../../../domain/money/price-band.ts";
import type { CountTeller } from "./tell-counts.ts";

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
  tell: CountTeller,
): MissedLeads {
  const bought = sums.days.reduce((sum, day) => sum + day.bought, 0);
  const totals = totalsOf(sums.days);
  const missed = tell.count(sumOf(totals), "missed");
  const reasons = missed === null ? [] : toldReasons(totals, "reason", tell);
  const isPriceTold = reasons.some(([reason]) => reason === "outbid" || reason === "below_reserve");
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    time_zone: timeZone,
    explained_from: explainedFromMs === null ? null : new Date(explainedFromMs).toISOString(),
    about: tell.isAbout,
    matching: missed === null ? null : missed + bought,
    bought,
    reasons: reasons.map(([reason, leads]) => ({
      reason,
      leads,
      states: reason === "not_licensed" ? statesOf(sums.unlicensedStates, tell) : [],
    })),
    days: sums.days.flatMap((day) => presentDay(day, tell)).toReversed(),
    winning_bids: showsMoney && isPriceTold ? bandsOf(sums.winningCents) : null,
  };
}

/** Nothing of a day that could as well have had no lead. */
function presentDay(
  { startMs, bought, reasons }: MissedDay,
  tell: CountTeller,
): MissedLeads["days"] {
  const from = new Date(startMs).toISOString();
  const missed = tell.count(sumOf(reasons), `day ${from}`);
  if (missed === null && bought === 0) return [];
  return [
    {
      from,
      matching: missed === null ? null : missed + bought,
      bought,
      reasons: toldReasons(reasons, `day ${from}`, tell).map(([reason]) => reason),
    },
  ];
}

/** The reasons whose counts are told, the most frequent first. */
function toldReasons(
  counts: ReadonlyMap<MissedReason, number>,
  part: string,
  tell: CountTeller,
): readonly (readonly [MissedReason, number])[] {
  const total = sumOf(counts);
  return [...counts]
    .flatMap(([reason, count]): (readonly [MissedReason, number])[] => {
      const leads = tell.count(count, count === total ? "missed" : `${part} ${reason}`);
      return leads === null ? [] : [[reason, leads]];
    })
    .toSorted(([, a], [, b]) => b - a);
}

function totalsOf(days: readonly MissedDay[]): ReadonlyMap<MissedReason, number> {
  const totals = new Map<MissedReason, number>();
  for (const { reasons } of days)
    for (const [reason, leads] of reasons) totals.set(reason, (totals.get(reason) ?? 0) + leads);
  return totals;
}

function sumOf(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function statesOf(counts: ReadonlyMap<string, number>, tell: CountTeller): string[] {
  return [...counts]
    .map(([state, count]) => [state, tell.count(count, `state ${state}`)] as const)
    .filter(([, leads]) => leads !== null)
    .toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0))
    .map(([state]) => state);
}

function bandsOf(winningCents: readonly number[]): MissedLeads["winning_bids"] {
  const bids = winningCents.length < MIN_SHOWN_COUNT ? null : bidsForShares(winningCents);
  if (bids === null) return null;
  return { half: leadPriceBand(BigInt(bids.half)), most: leadPriceBand(BigInt(bids.most)) };
}
