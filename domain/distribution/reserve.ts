// Computes the affiliate's share of a price, and the lowest price that meets the affiliate's
// reserve.
import { type Cents, WHOLE_BASIS_POINTS, ZERO_CENTS, shareOf } from "../money/money.ts";
import type { EarningTerms } from "./auction-lead.ts";

/**
 * What the affiliate earns from `price` (≥ 0); the network keeps the rest. The odd cent of a share
 * goes to the larger remainder and, if both are half a cent, to the affiliate: for two parts this
 * is rounding half up. A flat amount is never more than the price.
 */
export function earningOf(price: Cents, terms: EarningTerms): Cents {
  if (terms.kind === "share") return shareOf(price, terms.share);
  return terms.cents < price ? terms.cents : price;
}

/**
 * The lowest price at which the affiliate earns at least `reserve`. With flat terms that is the
 * flat amount for any reserve, because a higher price would not earn more: a reserve above it can
 * never be met and returns null, as does a share of 0.
 */
export function reservePrice(reserve: Cents, terms: EarningTerms): Cents | null {
  if (terms.kind === "flat") return reserve > terms.cents ? null : terms.cents;
  if (reserve === ZERO_CENTS) return reserve;
  if (terms.share === 0) return null;
  // A share from half a cent below the reserve is rounded up to it.
  const share = BigInt(terms.share);
  const least = reserve * BigInt(WHOLE_BASIS_POINTS) - BigInt(WHOLE_BASIS_POINTS / 2);
  return ((least + share - 1n) / share) as Cents;
}
