// The rows of who works which sale. Whoever writes one holds the sale's lock.
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
 * The name of a person who acts for the account. Until the transaction ends they keep their seat.
 * Null where there is none such.
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

/** Gives the sale to somebody, whoever had it. */
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

/** Gives the sale to somebody as long as nobody has it. False where somebody does. */
export async function claimAssignment(
  { client }: Transaction,
  { saleId, userId, assignedBy, atMs }: NewAssignment,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into sale_assignment (sale_id, user_id, assigned_by, assigned_at)
     values ($1, $2, $3, to_timestamp($4::bigint / 1000.0))
     on conflict do nothing`,
    [saleId, userId, assignedBy, atMs],
  );
  return rowCount === 1;
}

export async function deleteAssignment({ client }: Transaction, saleId: string): Promise<void> {
  await client.query("delete from sale_assignment where sale_id = $1", [saleId]);
}

/** Frees what this person had not brought to an end. Answers how many sales. */
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

/** Side and place of the lead, for what the colleagues are told. */
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
