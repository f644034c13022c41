// Counts, in the audit log, the acts of which many within an hour concern the network.
import { BURST_ACTIONS, type Counted } from "../../../../domain/activity/security-bursts.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** All that was counted since `lowestId`: the id that entries of the hour's begin have at least. */
export async function countSecurity(db: Queryable, lowestId: string): Promise<Counted[]> {
  const { rows } = await db.query<Counted>(
    `with act as (
       select account_id, action, actor_kind || ' ' || actor_id as caller,
         detail ->> 'address' as address,
         case
           when action = any($2::text[] || $3::text[]) then (detail ->> 'count')::integer
           else 1
         end as times
       from activity_entry
       where id >= $1 and action = any($2::text[] || $3::text[] || $4::text[] || $5::text[])
     ),
     named as (
       select 'address' as kind, null::uuid as account_id, coalesce(address, '') as by, times
       from act
       where action = any($2::text[])
       union all
       select case
           when action = any($2::text[]) then 'sign_ins'
           when action = any($3::text[]) then 'denied'
           when action = any($4::text[]) then 'keys'
           else 'exports'
         end, account_id, case when action = any($3::text[]) then caller else '' end, times
       from act
     )
     select kind, account_id as "accountId", by, sum(times)::integer as count
     from named
     group by kind, account_id, by`,
    [
      lowestId,
      BURST_ACTIONS.sign_ins,
      BURST_ACTIONS.denied,
      BURST_ACTIONS.keys,
      BURST_ACTIONS.exports,
    ],
  );
  return rows;
}
