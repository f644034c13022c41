// Reads and writes imports and their chunks for the people who make and watch them.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Selectable } from "kysely";
import type { IMPORT_STATUSES } from "../../../../contract/supply/import-document.ts";
import { IMPORTS } from "../../../../contract/supply/imports.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { DateOrder } from "../../../../domain/csv/date-order.ts";
import type { ImportColumn, StatedConsent } from "../../../../domain/csv/import-row.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import type { LeadSide, PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type StoredPause, networkPauseSql } from "../../network/network-pauses/index.ts";
import type { LeadImport } from "../../../platform/db/schema.d.ts";

/** How often each field was noted. */
export type ImportNotes = Readonly<Partial<Record<LeadField, number>>>;
export type ImportReasons = Readonly<Partial<Record<PostReason, number>>>;

/**
 * A row with its closed word types as the database constraints admit them, and the state of its
 * source and account.
 */
export type ImportRecord = Omit<
  Selectable<LeadImport>,
  "status" | "columns" | "side" | "date_order" | "reasons" | "notes"
> & {
  readonly status: (typeof IMPORT_STATUSES)[number];
  readonly columns: readonly ImportColumn[];
  readonly side: LeadSide | null;
  readonly date_order: DateOrder | null;
  readonly reasons: ImportReasons;
  readonly notes: ImportNotes;
  /** Name of the person who stated the consent; null for a key, or where nothing is stated. */
  readonly stated_by_name: string | null;
  /** Drafts that their person has confirmed. */
  readonly drafts_confirmed: number;
  readonly source_status: "active" | "paused";
  /** Of its source, until its end is recorded. */
  readonly network_pause: StoredPause | null;
  readonly account_status: AccountStatus;
};

const COLUMNS = `
  i.*, s.status as source_status, ${networkPauseSql("source", "s.id")} as network_pause,
    a.status as account_status, m.name as stated_by_name, (
      select count(*)::int
      from lead_draft d
      where d.import_id = i.id and d.status = 'confirmed'
    ) as drafts_confirmed
`;
const FROM = `
  lead_import i
    join source s on s.id = i.source_id
    join account a on a.id = i.account_id
    left join member m on m.user_id = i.stated_by
`;

const MOST_OF_FILE = 20;

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
  /** Null if nothing is stated for the whole file. */
  readonly consent: StatedConsent | null;
  readonly makesDrafts: boolean;
  /** A keyed hash; null if the file is not to be found again. */
  readonly fileHash: Buffer | null;
  readonly createdBy: string;
  readonly rows: number;
  readonly at: Date;
}

/** Leaves an existing import with the same id unchanged. Returns whether it was inserted. */
export async function insertImport(db: Queryable, made: NewImport): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lead_import (id, account_id, source_id, name, status, columns, side,
       date_order, time_zone, consent_text, consent_page_url, stated_by, makes_drafts, file_hash,
       created_by, row_count, received_rows, received_bytes, decided_rows, accepted, duplicates,
       rejected, failed, sold, earned_cents, reasons, created_at)
     values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0, 0, 0, 0,
       0, 0, 0, 0, 0, '{}', $16)
     on conflict (id) do nothing`,
    [
      made.id,
      made.accountId,
      made.sourceId,
      made.name,
      JSON.stringify(made.columns),
      made.side,
      made.dateOrder,
      made.timeZone,
      made.consent?.text ?? null,
      made.consent?.pageUrl ?? null,
      made.consent === null ? null : made.createdBy,
      made.makesDrafts,
      made.fileHash,
      made.createdBy,
      made.rows,
      made.at,
    ],
  );
  return rowCount === 1;
}

/** Returns the account's imports of a file, newest first. */
export async function listImportsOfFile(
  db: Queryable,
  accountId: string,
  fileHash: Buffer,
): Promise<readonly ImportRecord[]> {
  const { rows } = await db.query<ImportRecord>(
    `select ${COLUMNS}
     from ${FROM}
     where i.account_id = $1 and i.file_hash = $2
     order by i.created_at desc, i.id desc
     limit $3`,
    [accountId, fileHash, MOST_OF_FILE],
  );
  return rows;
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

/** Lets the import wait until its source may have room again. */
export async function waitForRoom(db: Queryable, id: string, retryAt: Date): Promise<void> {
  await db.query("update lead_import set retry_at = $2 where id = $1 and status = 'running'", [
    id,
    retryAt,
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

/** What is kept of a decided chunk: its refused rows, or the notes about its accepted ones. */
export type KeptPart = "failed" | "noted";

/**
 * Returns what is kept of the next chunk after a given one that has some; null if there is no more.
 */
export async function findKept(
  db: Queryable,
  importId: string,
  kept: KeptPart,
  afterNo: number,
): Promise<{ readonly no: number; readonly sealed: Sealed } | null> {
  const [salt, sealed] =
    kept === "failed" ? ["failed_salt", "failed_sealed"] : ["noted_salt", "noted_sealed"];
  const { rows } = await db.query<{ no: number; salt: Buffer; sealed: Buffer }>(
    `select no, ${salt} as salt, ${sealed} as sealed
     from import_chunk
     where import_id = $1 and no > $2 and ${sealed} is not null
     order by no
     limit 1`,
    [importId, afterNo],
  );
  const [row] = rows;
  return row === undefined ? null : { no: row.no, sealed: { salt: row.salt, sealed: row.sealed } };
}
