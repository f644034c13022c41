// How much one may hold back by asking: how many offers, for how long, and how much of a campaign.
import { CAP_WINDOWS, type LocalMoment } from "../distribution/calendar.ts";
import type { Counters, Limits } from "../distribution/caps.ts";

/** After its time an offer is still kept so long for a post that is on its way. */
export const GRACE_MS = 2_000;
/** Nobody's offers stand shorter than this. */
export const LEAST_LIFE_MS = 10_000;
/** How many of a source's latest offers its record is worked out from. */
export const OFFERS_LOOKED_AT = 500;
/** Offers of which a source is presumed to have posted every one: what it starts with. */
const PRESUMED_POSTED = 20;
const LEAST_OPEN = 5;
const OPEN_PER_POST = 2;
const PART_OF_ROOM = 4;

/** What became of a source's latest offers that are no longer open. */
export interface OfferRecord {
  readonly ended: number;
  /** Of them those that became a lead. */
  readonly posted: number;
}

/**
 * How long an offer stands, in milliseconds: 10 s + (the source's own time − 10 s) × post-through,
 * where post-through is (posted + 20) ÷ (ended + 20). A new source has its whole time; one that
 * never posts comes down towards 10 s.
 */
export function offerLifeMs(fullMs: number, { ended, posted }: OfferRecord): number {
  const through = (posted + PRESUMED_POSTED) / (ended + PRESUMED_POSTED);
  return Math.round(LEAST_LIFE_MS + (fullMs - LEAST_LIFE_MS) * Math.min(1, through));
}

/**
 * Offers that a source may have open at once: 5, or twice what it posted to its offers within the
 * last hour.
 */
export function mostOpenOffers(postsOfLastHour: number): number {
  return Math.max(LEAST_OPEN, OPEN_PER_POST * postsOfLastHour);
}

/**
 * Whether a campaign that has promised `held` leads may promise one more at `priceCents`: all its
 * open offers together take at most a quarter of its room as its caps and budgets leave it, and
 * always one. `counters` count what is held.
 */
export function mayHold(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  priceCents: bigint,
  held: number,
): boolean {
  if (held === 0) return true;
  const left = openOffersLeft(limits, counters, moment, priceCents);
  return left === null || held + 1 <= Math.max(1, Math.floor((left + held) / PART_OF_ROOM));
}

/** Leads that still fit at `priceCents` each, in every window; null where nothing is limited. */
function openOffersLeft(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  priceCents: bigint,
): number | null {
  let least: number | null = null;
  const limit = (room: number): void => {
    least = Math.max(0, least === null ? room : Math.min(least, room));
  };
  for (const window of CAP_WINDOWS) {
    const count = counters[window];
    const isCurrent = count.startMs === moment.starts[window];
    const [mostLeads, mostCents] = [limits.leads[window], limits.cents[window]];
    if (mostLeads !== undefined) limit(mostLeads - (isCurrent ? count.leads : 0));
    if (mostCents !== undefined && priceCents > 0n)
      limit(Number((mostCents - (isCurrent ? count.cents : 0n)) / priceCents));
  }
  return least;
}
