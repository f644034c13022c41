// Limits what pings can hold: how many offers, for how long, and how much of a campaign.
import { CAP_WINDOWS, type LocalMoment } from "../distribution/calendar.ts";
import type { Counters, Limits } from "../distribution/caps.ts";

/** How long an expired offer is still kept for a post in transit. */
export const GRACE_MS = 2_000;
/** The shortest time that an offer stands. */
export const LEAST_LIFE_MS = 10_000;
/** How many of a source's latest offers its record is computed from. */
export const OFFERS_LOOKED_AT = 500;
/** Offers that a new source is presumed to have received and posted. */
const PRESUMED_POSTED = 20;
const LEAST_OPEN = 5;
const OPEN_PER_POST = 2;
const PART_OF_ROOM = 4;

/** The results of a source's latest closed offers. */
export interface OfferRecord {
  readonly ended: number;
  /** Those of them that became a lead. */
  readonly posted: number;
}

/**
 * How long an offer stands, in milliseconds: 10 s + (the source's own time − 10 s) × post-through,
 * where post-through is (posted + 20) ÷ (ended + 20). A new source has its full time; one that
 * never posts approaches 10 s.
 */
export function offerLifeMs(fullMs: number, { ended, posted }: OfferRecord): number {
  const through = (posted + PRESUMED_POSTED) / (ended + PRESUMED_POSTED);
  return Math.round(LEAST_LIFE_MS + (fullMs - LEAST_LIFE_MS) * Math.min(1, through));
}

/**
 * The most offers that a source may have open at a time: 5, or twice the number it posted to within
 * the last hour.
 */
export function mostOpenOffers(postsOfLastHour: number): number {
  return Math.max(LEAST_OPEN, OPEN_PER_POST * postsOfLastHour);
}

/**
 * Whether a campaign that has promised `held` leads may promise one more at `priceCents`: all its
 * open offers together take at most a quarter of the capacity that its caps and budgets leave, but
 * always one. `counters` include holds.
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

/** Leads that still fit at `priceCents` each, in every window; null without limits. */
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
