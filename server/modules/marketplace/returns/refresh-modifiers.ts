// Updates bid modifiers from buyers' declined returns: a buyer that files returns without cause
// ranks lower.
import { RATE_WINDOW_MS } from "../../../../domain/returns/terms.ts";
import type pg from "pg";
import type { RatingRules } from "../../../../domain/distribution/bidder.ts";
import { modifiersOf } from "../../../../domain/returns/rate.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { countReturns, setModifier } from "./modifier.store.ts";

/**
 * Recomputes the modifier of every buyer, or of one, from the last 90 days. Returns how many
 * changed; each change applies to the next batch.
 */
export async function refreshModifiers(
  pool: pg.Pool,
  rules: RatingRules,
  atMs: number,
  buyerId: string | null = null,
): Promise<number> {
  const buyers = await countReturns(pool, atMs - RATE_WINDOW_MS, atMs, buyerId);
  const changed = buyers.flatMap((buyer) => {
    const modifier = modifiersOf(buyer, rules).now;
    return modifier === buyer.modifier ? [] : [{ accountId: buyer.account_id, modifier }];
  });
  for (const { accountId, modifier } of changed)
    await inTransaction(pool, (tx) => setModifier(tx, accountId, modifier, atMs));
  return changed.length;
}
