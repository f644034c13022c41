// Reads and writes imports and their chunks for the people who make and watch them.
import type { Selectable } from "kysely";
import type { IMPORT_STATUSES } from "../../../../contract/supply/import-document.ts";
import { IMPORTS } from "../../../../contract/supply/imports.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { DateOrder } from "../../../../domain/csv/date-order.ts";
import type { ImportColumn } from "../../../../domain/csv/import-row.ts";
import type { LeadSide, PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { LeadImport } from "../../../platform/db/schema.d.ts";

export type ImportReasons = Readonly<Partial<Record<PostReason, number>>>;

/**
 * A row with its closed word types as the database constraints admit them, and the state of its
 * source and account.
 */
export type ImportRecord = Omit<
  Selectable<LeadImport>,
  "status" | "columns" | "side" | "date_order" | "reasons"
> & {
  readonly status: (typeof IMPORT_STATUSES)[number];
  readonly columns: readonly ImportColumn[];
  readonly side: LeadSide | null;
  readonly date_order: DateOrder | null;
  readonly reasons: ImportReasons;
  readonly source_status: "active" | "paused";
  readonly account_status: "pending" | "active" | "suspended";
};

const COLUMNS = "i.*, s.status as source_status, a.status as account_status";
const FROM =
  "lead_import i join source s on s.id = i.source_id join account a on a.id = i.account_id";

const IMPORT_TABLE: CollectionTable = {
  rules: IMPORTS,
  columns: COLUMNS,
  from: FROM,
  id: "i.id",
  fields: { id: "i.id", source_id: "i.source_id", status: "i.status", created_at: "i.created_at" },
  orders: { created_at: { by: "i.created_at", type: "time" } },
  owner: { account: "i.account_id" },
};

export function listImports(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ImportRecord>, QueryProblem[]>> {
  return listRows<ImportRecord>(db, IMPORT_TABLE, query, scope);
}

export async function findImport(db: Queryable, id: string): Promise<ImportRecord | null> {
  const { rows } = await db.query<ImportRecord>(`select ${COLUMNS} from ${FROM} where i.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function lockImport(db: Queryable, id: string): Promise<ImportRecord | null> {
  const { rows } = await db.query<ImportRecord>(
    `select ${COLUMNS} from ${FROM} where i.id = $1 for no key update of i`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the account's unfinished imports. */
export async function countOpenImports(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from lead_import
     where account_id = $1 and status in ('draft', 'running', 'cancelling')`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export interface NewImport {
  readonly id: string;
  readonly accountId: string;
  readonly sourceId: string;
  readonly name: string;
  readonly columns: readonly ImportColumn[];
  readonly side: LeadSide | null;
  readonly dateOrder: DateOrder | null;
  readonly timeZone: string | null;
  readonly rows: number;
  readonly at: Date;
}

/** Leaves an existing import with the same id unchanged. */
export async function insertImport(
  db: Queryable,
  { id, accountId, sourceId, name, columns, side, dateOrder, timeZone, rows, at }: NewImport,
): Promise<void> {
  await db.query(
    `insert into lead_import (id, account_id, source_id, name, status, columns, side,
       date_order, time_zone, row_count, received_rows, received_bytes, decided_rows, accepted,
       duplicates, rejected, failed, sold, earned_cents, reasons, created_at)
     values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, $9, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', $10)
     on conflict (id) do nothing`,
    [id, accountId, sourceId, name, JSON.stringify(columns), side, dateOrder, timeZone, rows, at],
  );
}

export async function findPartHash(
  db: Queryable,
  importId: string,
  no: number,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ content_hash: Buffer }>(
    "select content_hash from import_chunk where import_id = $1 and no = $2",
    [importId, no],
  );
  return rows[0]?.content_hash ?? null;
}

/** Adds a chunk; the caller holds the import's lock. Returns how many rows have arrived. */
export async function insertPart(
  db: Queryable,
  part: {
    readonly importId: string;
    readonly no: number;
    readonly rows: number;
    readonly contentHash: Buffer;
    readonly sealed: Sealed;
  },
): Promise<number> {
  const { salt, sealed } = part.sealed;
  await db.query(
    `insert into import_chunk (import_id, no, row_count, content_hash, salt, sealed)
     values ($1, $2, $3, $4, $5, $6)`,
    [part.importId, part.no, part.rows, part.contentHash, salt, sealed],
  );
  const { rows } = await db.query<{ received_rows: number }>(
    `update lead_import
     set received_rows = received_rows + $2, received_bytes = received_bytes + $3
     where id = $1
     returning received_rows`,
    [part.importId, part.rows, sealed.length],
  );
  return rows[0]?.received_rows ?? 0;
}

export async function markStarted(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update lead_import set status = 'running', started_at = $2 where id = $1", [
    id,
    at,
  ]);
}

export async function markCancelling(db: Queryable, id: string): Promise<void> {
  await db.query("update lead_import set status = 'cancelling' where id = $1", [id]);
}

/** Ends an import that never began, and erases its rows. */
export async function markDraftCancelled(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("delete from import_chunk where import_id = $1", [id]);
  await db.query("update lead_import set status = 'cancelled', ended_at = $2 where id = $1", [
    id,
    at,
  ]);
}

/**
 * Returns the refused rows of the next chunk after a given one that has some; null if there are no
 * more.
 */
export async function findFailures(
  db: Queryable,
  importId: string,
  afterNo: number,
): Promise<{ readonly no: number; readonly failed: Sealed } | null> {
  const { rows } = await db.query<{ no: number; failed_salt: Buffer; failed_sealed: Buffer }>(
    `select no, failed_salt, failed_sealed
     from import_chunk
     where import_id = $1 and no > $2 and failed_sealed is not null
     order by no
     limit 1`,
    [importId, afterNo],
  );
  const [row] = rows;
  return row === undefined
    ? null
    : { no: row.no, failed: { salt: row.failed_salt, sealed: row.failed_sealed } };
}
