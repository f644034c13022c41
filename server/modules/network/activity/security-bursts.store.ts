// Counts, in the audit log, the acts of which many within an hour concern the network.
import type { Counted } from "../../../../domain/activity/security-bursts.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** All that was counted since `lowestId`: the id that entries of the hour's begin have at least. */
export async function countSecurity(db: Queryable, lowestId: string): Promise<Counted[]> {
  const { rows } = await db.query<Counted>(
    `with act as (
       select account_id, action, actor_kind || ' ' || actor_id as caller,
         detail ->> 'address' as address,
         case
           when action in ('call.denied', 'user.sign_in_failed', 'user.sign_in_slowed')
           then (detail ->> 'count')::integer
           else 1
         end as times
       from activity
       where id >= $1
         and action in ('call.denied', 'user.sign_in_failed', 'user.sign_in_slowed',
           'sales.exported', 'import.failures_exported', 'import.notes_exported',
           'draft.links_exported', 'payout.bank_file_made', 'api_key.created', 'api_key.taken_over')
     ),
     named as (
       select 'address' as kind, null::uuid as account_id, coalesce(address, '') as by, times
       from act
       where action like 'user.sign_in%'
       union all
       select case
           when action like 'user.sign_in%' then 'sign_ins'
           when action = 'call.denied' then 'denied'
           when action like 'api_key%' then 'keys'
           else 'exports'
         end, account_id, case when action = 'call.denied' then caller else '' end, times
       from act
     )
     select kind, account_id as "accountId", by, sum(times)::integer as count
     from named
     group by kind, account_id, by`,
    [lowestId],
  );
  return rows;
}
