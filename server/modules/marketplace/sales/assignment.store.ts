// Reads and writes the assignees of sales. Every writer holds the sale's lock.
import { type SaleAssigned } from "../../../../domain/notifications/kinds/sale-assigned.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface NewAssignment {
  readonly saleId: string;
  readonly accountId: string;
  readonly userId: string;
  readonly assignedBy: string;
  readonly atMs: number;
}

/**
 * The name of a member of the account, locked so that the member stays until the transaction ends.
 * Null where there is no such member.
 */
export async function lockColleague(
  { client }: Transaction,
  accountId: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select name
     from member
     where user_id = $1 and account_id = $2 and status = 'active'
     for share`,
    [userId, accountId],
  );
  return rows[0]?.name ?? null;
}

/** Assigns the sale to a member, replacing any assignee. */
export async function putAssignment(
  { client }: Transaction,
  { saleId, userId, assignedBy, atMs }: NewAssignment,
): Promise<void> {
  await client.query(
    `insert into sale_assignment (sale_id, user_id, assigned_by, assigned_at)
     values ($1, $2, $3, to_timestamp($4::bigint / 1000.0))
     on conflict (sale_id) do update
       set user_id = excluded.user_id, assigned_by = excluded.assigned_by,
         assigned_at = excluded.assigned_at`,
    [saleId, userId, assignedBy, atMs],
  );
}

/** Assigns the sale to a member unless it has an assignee. False where it has one. */
export async function claimAssignment(
  { client }: Transaction,
  { saleId, userId, assignedBy, atMs }: NewAssignment,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sale_assignment (sale_id, user_id, assigned_by, assigned_at)
     values ($1, $2, $3, to_timestamp($4::bigint / 1000.0))
     on conflict (sale_id) do update
       set user_id = excluded.user_id, assigned_by = excluded.assigned_by,
         assigned_at = excluded.assigned_at
       where sale_assignment.user_id is null`,
    [saleId, userId, assignedBy, atMs],
  );
  return rowCount === 1;
}

/** Takes the assignee away. The row stays, so that no rule assigns the sale again. */
export async function clearAssignment({ client }: Transaction, saleId: string): Promise<void> {
  await client.query("update sale_assignment set user_id = null where sale_id = $1", [saleId]);
}

/** Releases the sales that this member had not finished. Returns how many. */
export async function releaseUnfinished({ client }: Transaction, userId: string): Promise<number> {
  const { rowCount } = await client.query(
    `delete from sale_assignment g
     where g.user_id = $1
       and not exists (
         select from sale_progress p
         where p.sale_id = g.sale_id and p.outcome in ('won', 'lost')
       )`,
    [userId],
  );
  return rowCount ?? 0;
}

/** Side and place of the lead, for the notification to the colleagues. */
export async function findPlace(
  db: Queryable,
  leadId: string,
): Promise<Pick<SaleAssigned, "side" | "city" | "state">> {
  const { rows } = await db.query<Pick<SaleAssigned, "side" | "city" | "state">>(
    "select side, city, state from lead where id = $1",
    [leadId],
  );
  return rows[0] ?? { side: "", city: null, state: null };
}
