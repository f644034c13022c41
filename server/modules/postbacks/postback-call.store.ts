// The rows of calls: taken under leases, tried, ended and read with all that came back.
import type { CallTry } from "../../../contract/calls.ts";
import { POSTBACK_CALLS } from "../../../contract/postbacks.ts";
import type { Scope } from "../../../domain/access/access.ts";
import type { Result } from "../../../domain/result.ts";
import type { PostbackEvent, PostbackMethod } from "../../../domain/tracking/postback.ts";
import { type CollectionTable, type Page, listRows } from "../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../platform/db/plan-query.ts";
import type { Queryable } from "../../platform/db/queryable.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

export interface CallRow {
  readonly id: string;
  readonly postback_id: string;
  readonly account_id: string;
  readonly event: PostbackEvent;
  readonly lead_id: string;
  readonly payout_cents: bigint;
  readonly at: Date;
  readonly status: "waiting" | "delivered" | "failed";
  readonly tries: number;
  readonly next_at: Date | null;
  readonly log: CallTry[];
}

const COLUMNS = "c.id, c.postback_id, p.account_id, c.event, c.lead_id, c.payout_cents, c.at, c.status, c.tries, c.next_at, c.log";
const FROM = "postback_call c join postback p on p.id = c.postback_id";

const CALL_TABLE: CollectionTable = {
  rules: POSTBACK_CALLS, columns: COLUMNS, from: FROM, id: "c.id",
  fields: { id: "c.id", postback_id: "c.postback_id", lead_id: "c.lead_id", event: "c.event", status: "c.status" },
  // Ids tell when it happened.
  orders: { at: { by: "c.id", type: "uuid" } },
  owner: { account: "p.account_id" },
};

export function listCalls(db: Queryable, query: ListQuery, scope: Scope): Promise<Result<Page<CallRow>, QueryProblem[]>> {
  return listRows<CallRow>(db, CALL_TABLE, query, scope);
}

export async function findCall(db: Queryable, id: string): Promise<CallRow | null> {
  const { rows } = await db.query<CallRow>(`select ${COLUMNS} from ${FROM} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Sets a call going again, with all its tries before it. Nothing happens to one that is being made. */
export async function restartCall(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update postback_call set status = 'waiting', tries = 0, next_at = $2, ended_at = null where id = $1 and (lease_until is null or lease_until < clock_timestamp())", [id, at]);
}

/** What a try needs to know. */
export interface DueCall {
  readonly id: string;
  readonly postback_id: string;
  readonly event: PostbackEvent;
  readonly payout_cents: bigint;
  readonly at: Date;
  readonly tries: number;
  readonly method: PostbackMethod;
  readonly address: string;
  readonly expects: string | null;
  readonly lead_id: string;
  readonly lead_status: string;
  readonly click_id: string | null;
  readonly sub_ids: string | null;
  readonly source_name: string;
  /** Why it was given back; null where it was not. */
  readonly return_reason: string | null;
}

/**
 * Takes calls that are due, at most `each` of a postback at once, so that one that hangs keeps no other waiting. The lease runs by
 * the database's clock and ends with its holder: a call of one that was killed is made again, with the same event id.
 */
export async function claimCalls(db: Queryable, { holderId, most, each, leaseMs, now }: { readonly holderId: string; readonly most: number; readonly each: number; readonly leaseMs: number; readonly now: Date }): Promise<readonly DueCall[]> {
  const { rows } = await db.query<DueCall>({
    name: "postback-claim",
    text: `with due as (
        select c.id from postback p
          cross join lateral (select count(*) as calls from postback_call b where b.postback_id = p.id and b.lease_holder is not null and b.lease_until > clock_timestamp()) busy
          cross join lateral (
            select d.id, row_number() over (order by d.next_at) as no from (
              select id, next_at from postback_call where postback_id = p.id and status = 'waiting' and next_at <= $5 and (lease_holder is null or lease_until < clock_timestamp()) order by next_at limit $3
            ) d
          ) c
        where p.status = 'active' and c.no <= $3 - busy.calls limit $2
      ), taken as (
        update postback_call c set lease_holder = $1, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
        where c.id in (select id from due) and c.status = 'waiting' and (c.lease_holder is null or c.lease_until < clock_timestamp()) returning c.*
      )
      select t.id, t.postback_id, t.event, t.payout_cents, t.at, t.tries, p.method, p.address, p.expects, t.lead_id, l.status as lead_status, l.click_id, l.sub_ids, s.name as source_name, r.reason as return_reason
      from taken t join postback p on p.id = t.postback_id join lead l on l.id = t.lead_id join source s on s.id = l.source_id
        left join lead_return r on r.sale_id = t.subject_id and t.event = 'returned'`,
    values: [holderId, most, each, leaseMs, now],
  });
  return rows;
}

/** Gives calls back at once, so that another process need not wait. */
export async function releaseCalls(db: Queryable, holderId: string): Promise<void> {
  await db.query("update postback_call set lease_holder = null, lease_until = null where lease_holder = $1", [holderId]);
}

const KEPT_TRIES = 30;

export interface TriedCall {
  readonly id: string;
  readonly holderId: string;
  readonly tried: CallTry;
  readonly status: "waiting" | "delivered" | "failed";
  /** Null where it ended. */
  readonly nextAt: Date | null;
  readonly at: Date;
}

/** Writes a try down and gives the call back. Nothing happens where another has taken it over meanwhile. */
export async function writeTry({ client }: Transaction, { id, holderId, tried, status, nextAt, at }: TriedCall): Promise<void> {
  await client.query(
    `update postback_call set log = jsonb_path_query_array(jsonb_build_array($3::jsonb) || log, '$[0 to ${KEPT_TRIES - 1}]'), tries = tries + 1, status = $4, next_at = $5, ended_at = case when $5::timestamptz is null then $6::timestamptz end,
       lease_holder = null, lease_until = null where id = $1 and lease_holder = $2`,
    [id, holderId, JSON.stringify(tried), status, nextAt, at],
  );
}

/** Forgets calls that ended before a moment, a few thousand at a time; answers how many. */
export async function forgetCalls(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query("delete from postback_call where id in (select id from postback_call where ended_at < $1 limit 5000)", [before]);
  return rowCount ?? 0;
}
