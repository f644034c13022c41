// The bid modifier follows a buyer's declined returns: who asks for money back without cause ranks lower.
import type pg from "pg";
import { bidModifier } from "../../../domain/distribution/bidder.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { countReturns, setModifier } from "./modifier.store.ts";

const WINDOW_MS = 90 * 86_400_000;

/** Recomputes every buyer's modifier from the last 90 days. Returns how many changed; each change reaches the next batch. */
export async function refreshModifiers(pool: pg.Pool, atMs: number): Promise<number> {
  const buyers = await countReturns(pool, atMs - WINDOW_MS, atMs);
  const changed = buyers.flatMap((buyer) => {
    const modifier = bidModifier(buyer.declined, buyer.received);
    return modifier === buyer.modifier ? [] : [{ accountId: buyer.account_id, modifier }];
  });
  for (const { accountId, modifier } of changed) await inTransaction(pool, (tx) => setModifier(tx, accountId, modifier, atMs));
  return changed.length;
}
