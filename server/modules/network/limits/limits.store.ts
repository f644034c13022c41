// Keeps other calls of an account from adding to what is counted meanwhile.
import type { Queryable } from "../../../platform/db/queryable.ts";

/**
 * Locks the account until the transaction ends. What refers to it, such as posted leads, does not
 * wait.
 */
export async function lockCounts(db: Queryable, accountId: string): Promise<void> {
  await db.query("select from account where id = $1 for no key update", [accountId]);
}
