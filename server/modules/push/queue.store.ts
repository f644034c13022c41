// Messages to be sent: one for each event and each browser of the account's people that is told of it.
import { PUSHED_KINDS, pushRuleOf } from "../../../domain/news/push.ts";
import { plainArray } from "../../platform/db/array-literal.ts";
import type { Queryable } from "../../platform/db/queryable.ts";

/** Those of the accounts of which anybody is told in a browser. Where nobody is, this look is all that push messages cost. */
export async function listTold(db: Queryable, accountIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ account_id: string }>({
    name: "push-told", text: "select distinct account_id from push_subscription where account_id = any($1::uuid[])", values: [plainArray(accountIds)],
  });
  return rows.map(({ account_id: id }) => id);
}

/**
 * Who is told of which event: the one place that says so. What a person wants to be told of on their devices, kind by kind, is
 * to be joined here by `s.user_id` and `e.type`.
 */
const TOLD = `from event e
    join unnest($3::text[], $4::bigint[]) as k (kind, ttl_ms) on k.kind = e.type
    join push_subscription s on s.account_id = e.account_id
    join auth.session a on a.id = s.session_id and a.expires_at > $5
    join member m on m.user_id = s.user_id and m.account_id = s.account_id and m.status = 'active'
    join account o on o.id = s.account_id and o.status <> 'suspended'
  where e.seq > $2 and e.account_id = any($1::uuid[])`;

/** Leaves the messages to be sent, of these accounts' events above a number, in the transaction that writes the events. */
export async function queueMessages(db: Queryable, accountIds: readonly string[], afterSeq: number, now: Date): Promise<void> {
  await db.query({
    name: "push-queue",
    text: `insert into push_message (event_seq, subscription_id, origin, expires_at, tries, next_at) select e.seq, s.id, s.origin, e.at + k.ttl_ms * interval '1 millisecond', 0, $5 ${TOLD}`,
    values: [plainArray(accountIds), afterSeq, PUSHED_KINDS, PUSHED_KINDS.map((kind) => pushRuleOf(kind)?.ttlMs ?? 0), now],
  });
}
