// Records what decides where an advertiser may buy, from each change on.
import type { Queryable } from "../../../platform/db/queryable.ts";

/**
 * Records what decides where the advertiser may buy, as it is now. Call it after each change, in
 * the change's transaction; for any other account it does nothing.
 */
export async function recordAdvertiser(db: Queryable, accountId: string, at: Date): Promise<void> {
  await db.query(
    `insert into advertiser_history (account_id, changed_at, buyer_kind, licensed_states,
       is_active)
     select v.account_id, $2, v.buyer_kind, v.licensed_states, a.status = 'active'
     from advertiser v
     join account a on a.id = v.account_id
     where v.account_id = $1
     on conflict (account_id, changed_at) do update
     set buyer_kind = excluded.buyer_kind, licensed_states = excluded.licensed_states,
       is_active = excluded.is_active`,
    [accountId, at],
  );
}
