// Reads and writes when sales are called back. Writers of one sale hold its lock.
import type { CallbackDue } from "../../../../domain/notifications/kinds/callback-due.ts";
import { CALLABLE_RETURNS } from "../../../../domain/sales/outcome.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { RETURN_FIELD } from "../leads/index.ts";

export interface NewCallback {
  readonly saleId: string;
  readonly callAtMs: number;
  /** The user or key. */
  readonly setBy: string;
  readonly atMs: number;
}

/** Sets the time, instead of an earlier one; it is reminded of again. */
export async function putCallback(
  { client }: Transaction,
  { saleId, callAtMs, setBy, atMs }: NewCallback,
): Promise<void> {
  await client.query(
    `insert into sale_callback (sale_id, at, set_by, set_at)
     values ($1, to_timestamp($2::bigint / 1000.0), $3, to_timestamp($4::bigint / 1000.0))
     on conflict (sale_id) do update
       set at = excluded.at, set_by = excluded.set_by, set_at = excluded.set_at,
         reminded_at = null, ended_by = null`,
    [saleId, callAtMs, setBy, atMs],
  );
}

/** Removes the time. False where none stood. */
export async function deleteCallback({ client }: Transaction, saleId: string): Promise<boolean> {
  const { rows } = await client.query<{ stood: boolean }>(
    "delete from sale_callback where sale_id = $1 returning ended_by is null as stood",
    [saleId],
  );
  return rows[0]?.stood === true;
}

/** Removes the times of all sales of the leads: their person must not be called. */
export async function deleteCallbacksOf(
  { client }: Transaction,
  leadIds: readonly string[],
): Promise<void> {
  await client.query(
    `delete from sale_callback c
     using sale s
     where s.id = c.sale_id and s.lead_id = any($1::uuid[])`,
    [leadIds],
  );
}

/** Whether the consumer of the sold lead asked for no contact. */
export async function hasNoContact(db: Queryable, saleId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from no_contact n join sale s on s.lead_id = n.lead_id where s.id = $1",
    [saleId],
  );
  return rowCount === 1;
}

/** The time that stands, in milliseconds since the epoch; null without one. */
export async function findCallbackMs(
  { client }: Transaction,
  saleId: string,
): Promise<number | null> {
  const { rows } = await client.query<{ at: Date }>(
    "select at from sale_callback where sale_id = $1 and ended_by is null",
    [saleId],
  );
  return rows[0]?.at.getTime() ?? null;
}

/** Ends the time by a touch. */
export async function endCallback(
  { client }: Transaction,
  saleId: string,
  touchId: string,
): Promise<void> {
  await client.query("update sale_callback set ended_by = $2 where sale_id = $1", [
    saleId,
    touchId,
  ]);
}

/** Lets the time stand again that this touch had ended. */
export async function reviveCallback({ client }: Transaction, touchId: string): Promise<void> {
  await client.query("update sale_callback set ended_by = null where ended_by = $1", [touchId]);
}

const MOST_AT_ONCE = 200;
const CALLABLE = CALLABLE_RETURNS.map((status) => `'${status}'`).join(", ");

/**
 * Marks the times that have come as reminded, earliest first, and returns those whose lead may
 * still be called: not one that was returned, whose return is open, or whose consumer asked for no
 * contact. The other processes skip them meanwhile.
 */
export async function takeDueCallbacks(
  { client }: Transaction,
  nowMs: number,
): Promise<{ readonly taken: number; readonly due: readonly CallbackDue[] }> {
  const { rows } = await client.query<CallbackDue & { readonly is_callable: boolean }>(
    `with due as (
       select sale_id
       from sale_callback
       where reminded_at is null and ended_by is null
         and at <= to_timestamp($1::bigint / 1000.0)
       order by at
       limit ${MOST_AT_ONCE}
       for update skip locked
     ),
     taken as (
       update sale_callback b set reminded_at = to_timestamp($1::bigint / 1000.0)
       from due
       where b.sale_id = due.sale_id
       returning b.sale_id, b.at
     )
     select s.buyer_id as "accountId", s.lead_id as "leadId", l.side, l.city, l.state,
       gm.name as "assigneeName",
       s.status = 'sold'
         and ${RETURN_FIELD} in (${CALLABLE})
         and not exists (select from no_contact n where n.lead_id = s.lead_id) as is_callable
     from taken t
     join sale s on s.id = t.sale_id
     join lead l on l.id = s.lead_id
     left join sale_assignment g on g.sale_id = s.id
     left join member gm on gm.user_id = g.user_id
     order by t.at, s.id`,
    [nowMs],
  );
  return {
    taken: rows.length,
    due: rows
      .filter((row) => row.is_callable)
      .map(({ accountId, leadId, side, city, state, assigneeName }) => ({
        accountId,
        leadId,
        side,
        city,
        state,
        assigneeName,
      })),
  };
}
