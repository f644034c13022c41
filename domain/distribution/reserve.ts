// The affiliate's part of a price, and the least price that gives the affiliate its reserve.
import { type Cents, WHOLE_BASIS_POINTS, allocate } from "../money/money.ts";
import type { EarningTerms } from "./offer.ts";

/** What the affiliate earns of `price`; the network keeps the rest. A flat amount is never more than the price. */
export function earningOf(price: Cents, terms: EarningTerms): Cents {
  if (terms.kind === "flat") return terms.cents < price ? terms.cents : price;
  const [earning] = allocate(price, [terms.share, WHOLE_BASIS_POINTS - terms.share]);
  return earning ?? price;
}

/**
 * The least price at which the affiliate earns at least `reserve`. With flat terms that is the flat amount, whatever the
 * reserve, since a higher price would not earn more: a reserve above it can never be met and gives null, as does a share of 0.
 */
export function reservePrice(reserve: Cents, terms: EarningTerms): Cents | null {
  if (terms.kind === "flat") return reserve > terms.cents ? null : terms.cents;
  if (terms.share === 0) return reserve === 0n ? reserve : null;
  const share = BigInt(terms.share);
  const whole = BigInt(WHOLE_BASIS_POINTS);
  let price = ((reserve * whole) / share) as Cents;
  while (price > 0n && earningOf((price - 1n) as Cents, terms) >= reserve) price = (price - 1n) as Cents;
  while (earningOf(price, terms) < reserve) price = (price + 1n) as Cents;
  return price;
}
