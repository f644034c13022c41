// What an active order says of itself to whoever may not know its buyer: where it buys, what it
// pays, how much it still takes.
import type { Criteria } from "../criteria/criteria.ts";
import { type CriteriaOutline, outlineCriteria } from "../criteria/outline.ts";
import type { EarningTerms } from "../distribution/auction-lead.ts";
import { type Cents, WHOLE_BASIS_POINTS, cents } from "../money/money.ts";

/**
 * Leads that an order can still take. In steps, so that nobody can watch a single purchase, or work
 * out another's volume.
 */
export const ROOMS = ["none", "under_5", "5_to_19", "20_to_99", "100_or_more"] as const;
export type DemandCapacity = (typeof ROOMS)[number];

/** The step of a whole number of leads, 0 or more. */
export function capacityStep(room: number): DemandCapacity {
  if (room <= 0) return "none";
  if (room < 5) return "under_5";
  if (room < 20) return "5_to_19";
  return room < 100 ? "20_to_99" : "100_or_more";
}

/**
 * Whether an order takes any of an affiliate's sources. Who has none yet, and the operator, see
 * them all.
 */
export function takesAny(sourceIds: readonly string[], blocked: readonly string[]): boolean {
  return sourceIds.length === 0 || sourceIds.some((id) => !blocked.includes(id));
}

/** The affiliate's part of a bid, rounded down: never more than it will earn. */
export function payoutFloor(bid: bigint, terms: EarningTerms): Cents {
  if (terms.kind === "flat") return terms.cents < bid ? terms.cents : cents(bid);
  return cents((bid * BigInt(terms.share)) / BigInt(WHOLE_BASIS_POINTS));
}

/** The most of two bids to the affiliate, at least one of which is there. */
export function bestPayout(bids: readonly (bigint | null)[], terms: EarningTerms): Cents {
  return bids.reduce<Cents>((best, bid) => {
    const payout = bid === null ? best : payoutFloor(bid, terms);
    return payout > best ? payout : best;
  }, cents(0n));
}

/**
 * What an order wants, and where: only where its buyer is licensed, in alphabetical order. Of one
 * for circles around places, the states of their centres. `stateOfZip` knows the state of a ZIP.
 */
export function outlineOrder(
  criteria: Criteria,
  licensed: readonly string[],
  stateOfZip: (zipCode: string) => string | null,
): { readonly outline: CriteriaOutline; readonly states: string[] } {
  const outline = outlineCriteria(criteria, stateOfZip);
  const centres = (outline.circles ?? []).map((circle) => stateOfZip(circle.split(" ")[0] ?? ""));
  const wanted: readonly (string | null)[] | null =
    outline.states ?? (centres.length > 0 ? centres : null);
  return {
    outline,
    states: licensed.filter((state) => wanted === null || wanted.includes(state)).toSorted(),
  };
}
