// Describes an active campaign without revealing its buyer: where it buys, what it pays, its
// remaining capacity.
import type { Criteria } from "../criteria/criteria.ts";
import { type CriteriaOutline, outlineCriteria } from "../criteria/outline.ts";
import type { FindPlaces } from "../lead/find-place.ts";
import type { EarningTerms } from "../distribution/auction-lead.ts";
import { type Cents, WHOLE_BASIS_POINTS, cents } from "../money/money.ts";

/**
 * The capacity of a campaign, in steps that reveal neither a single purchase nor a buyer's volume.
 */
export const ROOMS = ["none", "under_5", "5_to_19", "20_to_99", "100_or_more"] as const;
export type DemandCapacity = (typeof ROOMS)[number];

/** The step for a number of leads, a whole number of 0 or more. */
export function capacityStep(room: number): DemandCapacity {
  if (room <= 0) return "none";
  if (room < 5) return "under_5";
  if (room < 20) return "5_to_19";
  return room < 100 ? "20_to_99" : "100_or_more";
}

/**
 * Whether a campaign buys from any of an affiliate's sources. True without sources: new affiliates
 * and the network see all campaigns.
 */
export function takesAny(sourceIds: readonly string[], blocked: readonly string[]): boolean {
  return sourceIds.length === 0 || sourceIds.some((id) => !blocked.includes(id));
}

/**
 * What the affiliate earns of a bid, rounded down: never more than it will earn. Of several ways in
 * which it may earn, at least one, the lowest.
 */
export function payoutFloor(bid: bigint, earnings: readonly EarningTerms[]): Cents {
  return cents(
    earnings.reduce((lowest, terms) => {
      const payout =
        terms.kind === "flat"
          ? terms.cents
          : (bid * BigInt(terms.share)) / BigInt(WHOLE_BASIS_POINTS);
      return payout < lowest ? payout : lowest;
    }, bid),
  );
}

/** The higher payout of two bids, of which at least one is not null. */
export function bestPayout(
  bids: readonly (bigint | null)[],
  earnings: readonly EarningTerms[],
): Cents {
  return bids.reduce<Cents>((best, bid) => {
    const payout = bid === null ? best : payoutFloor(bid, earnings);
    return payout > best ? payout : best;
  }, cents(0n));
}

/**
 * What a campaign wants, and where: only in states in which its buyer is licensed, in alphabetical
 * order. For circles around places, the states of their centers.
 */
export function outlineOrder(
  criteria: Criteria,
  licensed: readonly string[],
  findPlaces: FindPlaces,
): { readonly outline: CriteriaOutline; readonly states: string[] } {
  const outline = outlineCriteria(criteria, findPlaces);
  const circles = outline.circles ?? [];
  const centres = circles.flatMap((circle) =>
    findPlaces(circle.split(" ")[0] ?? "").map(({ state }) => state),
  );
  const wanted = outline.states ?? (circles.length > 0 ? centres : null);
  return {
    outline,
    states: licensed.filter((state) => wanted === null || wanted.includes(state)).toSorted(),
  };
}
