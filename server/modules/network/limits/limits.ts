// Refuses a record too many of its kind, within the transaction that would add it.
import { type CountedKind, limitSentence } from "../../../../domain/access/count-limits.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { lockCounts } from "./limits.store.ts";

/**
 * Null where the account may have `more` records beside those that `count` returns. Calls of the
 * same account wait for each other, so that no two take the last place.
 */
export async function refuseIfFull(
  db: Queryable,
  accountId: string,
  kind: CountedKind,
  count: (db: Queryable) => Promise<number>,
  more = 1,
): Promise<Refusal | null> {
  await lockCounts(db, accountId);
  const detail = limitSentence(kind, await count(db), more);
  return detail === null ? null : { code: "limit_reached", detail };
}
