// The affiliate's part of a price, and the least price that gives the affiliate its reserve.
import { type Cents, WHOLE_BASIS_POINTS, ZERO_CENTS, shareOf } from "../money/money.ts";
import type { EarningTerms } from "./auction-lead.ts";

/**
 * What the affiliate earns of `price` (≥ 0); the network keeps the rest. The spare cent of a share
 * goes to the larger remainder and, where both are half a cent, to the affiliate: of two parts that
 * is rounding half up. A flat amount is never more than the price.
 */
export function earningOf(price: Cents, terms: EarningTerms): Cents {
  if (terms.kind === "share") return shareOf(price, terms.share);
  return terms.cents < price ? terms.cents : price;
}

/**
 * The least price at which the affiliate earns at least `reserve`. With flat terms that is the flat
 * amount, whatever the reserve, since a higher price would not earn more: a reserve above it can
 * never be met and gives null, as does a share of 0.
 */
export function reservePrice(reserve: Cents, terms: EarningTerms): Cents | null {
  if (terms.kind === "flat") return reserve > terms.cents ? null : terms.cents;
  if (reserve === ZERO_CENTS) return reserve;
  if (terms.share === 0) return null;
  // From half a cent below the reserve on, the share is rounded up to it.
  const share = BigInt(terms.share);
  const least = reserve * BigInt(WHOLE_BASIS_POINTS) - BigInt(WHOLE_BASIS_POINTS / 2);
  return ((least + share - 1n) / share) as Cents;
}
