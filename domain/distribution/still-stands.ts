// Whether decisions made on hints are also what the locked rows decide, at the price of looking at the winners alone.
import { roomRefusal } from "./eligibility.ts";
import type { Book, Decision, DistributionRules, Offer } from "./offer.ts";

/**
 * True when distributing again on `book` would make the same sales; every purchase is then recorded in `book`. Ranks and
 * standing do not depend on counters and balances, so where the highest bid wins at its own price, winners that still
 * have room win again. A candidate that had no room might have some by now: the caller reads those rows fresh before
 * it decides. Under other routings and price rules counters or losers matter too, and the answer is false.
 */
export function stillStands(offers: readonly Offer[], decisions: readonly Decision[], book: Book, rules: DistributionRules, atMs: number): boolean {
  if (rules.priceRule !== "first_price") return false;
  for (const [index, decision] of decisions.entries()) {
    const offer = offers[index];
    if (offer === undefined || (offer.routing !== "best_price" && decision.lines.length > 1)) return false;
    for (const sale of decision.sales) {
      const bidder = book.bidder(sale.campaignNo);
      if (bidder === undefined || roomRefusal(bidder, offer, sale.priceCents, book, atMs) !== null) return false;
    }
    for (const sale of decision.sales) book.take(sale.campaignNo, offer.sourceId, sale.priceCents, atMs);
  }
  return true;
}
