// Reads and writes queues of calls to other systems: taken under leases, attempted, ended; and the
// health of their receivers. The tables of both have the columns named here, whatever else they
// have (migrations 0019, 0025, 0029).
import type { Attempt } from "../../../contract/delivery/attempts.ts";
import type { OffReason } from "../../../domain/attempts/attempt.ts";
import type { Queryable } from "../db/queryable.ts";
import type { Transaction } from "../db/transaction.ts";
import { NO_LEASE, isFree, isLeased, takeLease } from "./lease.ts";

/** Where calls and those who are called stand. All of it is the program's own text. */
export interface CallTables {
  /** The table of calls. */
  readonly calls: string;
  /** The table of those who are called. */
  readonly receivers: string;
  /** The column of `calls` that names the receiver. */
  readonly key: string;
  /**
   * What a try needs to know, as `select … from taken t join …`: at least `id`, `receiver_id` and
   * `tries`.
   */
  readonly due: string;
  /**
   * A condition on the receiver `p` at the moment `at`, an expression of a time, under which its
   * calls wait besides those of its own status.
   */
  readonly isHeld?: (at: string) => string;
}

/** What a try of any kind needs to know. */
export interface DueCall {
  readonly id: string;
  readonly receiver_id: string;
  readonly tries: number;
}

export interface Claim {
  readonly holderId: string;
  /** Of all receivers together. */
  readonly most: number;
  /** Of one receiver together, so that a receiver that hangs keeps no other waiting. */
  readonly each: number;
  readonly leaseMs: number;
  readonly now: Date;
}

/**
 * Takes calls that are due. The lease runs by the database's clock and ends with its holder: a call
 * of one that was killed is made again, with the same id.
 */
export async function leaseDueCalls<Due extends DueCall>(
  db: Queryable,
  { calls, receivers, key, due, isHeld }: CallTables,
  { holderId, most, each, leaseMs, now }: Claim,
): Promise<readonly Due[]> {
  const { rows } = await db.query<Due>({
    name: `${calls}-claim`,
    text: `
      with due as (
        select c.id
        from ${receivers} p
        cross join lateral (
          select count(*) as calls
          from ${calls} b
          where b.${key} = p.id and ${isLeased("b")}
        ) busy
        cross join lateral (
          select d.id, row_number() over (order by d.next_at) as no
          from (
            select w.id, w.next_at
            from ${calls} w
            where w.${key} = p.id
              and w.status = 'waiting'
              and w.next_at <= $5
              and ${isFree("w")}
            order by w.next_at
            limit $3
          ) d
        ) c
        where p.status = 'active'
          and c.no <= $3 - busy.calls
          ${isHeld === undefined ? "" : `and not ${isHeld("$5")}`}
        limit $2
      ),
      taken as (
        update ${calls} c
        set ${takeLease("$1", "$4")}
        where c.id in (select id from due)
          and c.status = 'waiting'
          and ${isFree("c")}
        returning c.*
      )${due}
    `,
    values: [holderId, most, each, leaseMs, now],
  });
  return rows;
}

/** Releases the calls of a holder, so that another process need not wait for the leases. */
export async function releaseCalls(
  db: Queryable,
  { calls }: CallTables,
  holderId: string,
): Promise<void> {
  await db.query(`update ${calls} set ${NO_LEASE} where lease_holder = $1`, [holderId]);
}

const KEPT_TRIES = 30;

export interface TriedCall {
  readonly id: string;
  readonly holderId: string;
  readonly tried: Attempt;
  readonly status: "waiting" | "delivered" | "failed";
  /** Null where it ended. */
  readonly nextAt: Date | null;
  readonly at: Date;
}

/**
 * Writes a try down and gives the call back. False, and nothing happens, where another has taken it
 * over meanwhile.
 */
export async function writeAttempt(
  { client }: Transaction,
  { calls }: CallTables,
  { id, holderId, tried, status, nextAt, at }: TriedCall,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update ${calls} set log = jsonb_path_query_array(
       jsonb_build_array($3::jsonb) || log, '$[0 to ${KEPT_TRIES - 1}]'
     ), tries = tries + 1, status = $4, next_at = $5,
       ended_at = case when $5::timestamptz is null then $6::timestamptz end, ${NO_LEASE}
     where id = $1
       and lease_holder = $2`,
    [id, holderId, JSON.stringify(tried), status, nextAt, at],
  );
  return rowCount === 1;
}

/**
 * Sets a call going again, with all its tries before it. Nothing happens to one that is being made.
 */
export async function restartCall(
  db: Queryable,
  { calls }: CallTables,
  id: string,
  at: Date,
): Promise<void> {
  await db.query(
    `update ${calls} c
     set status = 'waiting', tries = 0, next_at = $2, ended_at = null
     where c.id = $1 and ${isFree("c")}`,
    [id, at],
  );
}

/** Forgets calls that ended before a moment, a few thousand at a time; answers how many. */
export async function forgetCalls(
  db: Queryable,
  { calls }: CallTables,
  before: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from ${calls} where id in (select id from ${calls} where ended_at < $1 limit 5000)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Locks a receiver; true while it exists and is active. */
export async function lockReceiver(
  { client }: Transaction,
  { receivers }: CallTables,
  id: string,
): Promise<{ readonly isOff: boolean } | null> {
  const { rows } = await client.query<{ status: string }>(
    `select status from ${receivers} where id = $1 for no key update`,
    [id],
  );
  return rows[0] === undefined ? null : { isOff: rows[0].status === "off" };
}

/**
 * Notes how a call went: since when nothing but failure came back. Answers that moment; null where
 * it arrived. The receiver is locked.
 */
export async function noteHealth(
  { client }: Transaction,
  { receivers }: CallTables,
  id: string,
  arrived: boolean,
  at: Date,
): Promise<Date | null> {
  const { rows } = await client.query<{ failing_since: Date | null }>(
    `update ${receivers} set failing_since = case
       when $2 then null
       else coalesce(failing_since, $3)
     end where id = $1 returning failing_since`,
    [id, arrived, at],
  );
  return rows[0]?.failing_since ?? null;
}

export async function switchOff(
  { client }: Transaction,
  { receivers }: CallTables,
  id: string,
  reason: OffReason,
  at: Date,
): Promise<void> {
  await client.query(
    `update ${receivers} set status = 'off', off_reason = $2, updated_at = $3 where id = $1`,
    [id, reason, at],
  );
}

export interface CallCounts {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

/** Of each receiver: calls that wait, and those that ended since a moment. */
export async function countCalls(
  db: Queryable,
  { calls, key }: CallTables,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, CallCounts>> {
  const { rows } = await db.query<CallCounts & { readonly receiver_id: string }>(
    `select ${key} as receiver_id, count(*) filter (where status = 'waiting')::int as waiting,
       count(*) filter (where status = 'delivered' and ended_at >= $2)::int as delivered,
       count(*) filter (where status = 'failed' and ended_at >= $2)::int as failed
     from ${calls}
     where ${key} = any($1::uuid[])
     group by 1`,
    [ids, since],
  );
  return new Map(rows.map((row) => [row.receiver_id, row]));
}
