// Limits what pings can hold: how many offers, for how long, and how much of a campaign.
import { CAP_WINDOWS, type LocalMoment } from "../distribution/calendar.ts";
import type { Counters, Limits } from "../distribution/caps.ts";
import { type BasisPoints, WHOLE_BASIS_POINTS } from "../money/money.ts";

/** How long an expired offer is still kept for a post in transit. */
export const GRACE_MS = 2_000;
/** The shortest time that an offer stands. */
export const LEAST_LIFE_MS = 10_000;
/** How many of a source's latest offers its record is computed from. */
export const OFFERS_LOOKED_AT = 500;
/** Offers that a new source is presumed to have received and posted. */
const PRESUMED_POSTED = 20;

/** What offers to pings may hold, as the network sets it. */
export interface OfferRules {
  /** The open offers that any source may have. */
  readonly leastOpen: number;
  /** The open offers that it may have per offer that it posted to within the last hour. */
  readonly openPerPost: number;
  /** The most of a campaign's remaining room that all open offers take together. */
  readonly mostOfRoom: BasisPoints;
}

/** What a network begins with: five, or two per post; a quarter of the room. */
export const DEFAULT_OFFER_RULES: OfferRules = {
  leastOpen: 5,
  openPerPost: 2,
  mostOfRoom: 2_500,
};
/** How long the offers of a new source stand, in seconds. */
export const USUAL_OFFER_SECONDS = 60;

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

/** The most offers that a source may have open at a time. */
export function mostOpenOffers(
  postsOfLastHour: number,
  { leastOpen, openPerPost }: Pick<OfferRules, "leastOpen" | "openPerPost">,
): number {
  return Math.max(leastOpen, openPerPost * postsOfLastHour);
}

/**
 * Whether a campaign that has promised `held` leads may promise one more at `priceCents`: all its
 * open offers together take at most `mostOfRoom` of the capacity that its caps and budgets leave,
 * but always one. `counters` include holds.
 */
export function mayHold(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  priceCents: bigint,
  held: number,
  { mostOfRoom }: Pick<OfferRules, "mostOfRoom">,
): boolean {
  if (held === 0) return true;
  const left = openOffersLeft(limits, counters, moment, priceCents);
  if (left === null) return true;
  const most = Math.floor(((left + held) * mostOfRoom) / WHOLE_BASIS_POINTS);
  return held + 1 <= Math.max(1, most);
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
