// Writes what affiliates may be paid.
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** Writes the empty payable of a new affiliate. */
export async function openPayable(db: Queryable, affiliateId: string): Promise<void> {
  await db.query("insert into payable (account_id, balance_cents) values ($1, 0)", [affiliateId]);
}

/** Adds to what the affiliate may be paid; a payout that was sent takes from it. */
export async function addPayable(
  tx: Transaction,
  affiliateId: string,
  amountCents: bigint,
): Promise<void> {
  await tx.client.query(
    "update payable set balance_cents = balance_cents + $2 where account_id = $1",
    [affiliateId, amountCents],
  );
}
