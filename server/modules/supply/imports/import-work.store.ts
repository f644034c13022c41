// Reads and writes imports for the processes that lease, decide and delete them.
import type pg from "pg";
import type { ImportColumn } from "../../../../domain/csv/import-row.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { NO_LEASE, isFree, leaseEnd, takeLease } from "../../../platform/jobs/lease.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import type { ReadingColumns } from "./import-reading.ts";
import type { ImportNotes, ImportReasons } from "./import.store.ts";

const AT = "to_timestamp($4::bigint / 1000.0)";

export interface LeasedImport extends ReadingColumns {
  readonly id: string;
  readonly account_id: string;
  readonly source_id: string;
  readonly status: "running" | "cancelling";
  readonly columns: readonly ImportColumn[];
  readonly makes_drafts: boolean;
  readonly undecided_rows: number;
  /** Null for an import from before drafts, which makes none. */
  readonly created_by: string | null;
  /** Null unless it found no room the last time. */
  readonly retry_at: Date | null;
}

/**
 * Takes or renews leases of imports, those that waited longest first. The lease runs by the
 * database's clock, so it ends even if its holder was killed. An import whose source is paused or
 * had no room a moment ago, or whose account may not post, is skipped.
 */
export async function leaseDueImports(
  db: pg.Pool,
  holderId: string,
  most: number,
  leaseMs: number,
  atMs: number,
): Promise<readonly LeasedImport[]> {
  const { rows } = await db.query<LeasedImport>(
    `update lead_import
     set ${takeLease("$1", "$3")}, served_at = clock_timestamp()
     where id in (
       select i.id
       from lead_import i
       join source s on s.id = i.source_id
       join account a on a.id = i.account_id
       where i.status in ('running', 'cancelling')
         and (i.lease_holder = $1 or ${isFree("i")})
         and (
           i.status = 'cancelling'
             or (
               s.status = 'active'
                 and a.status = 'active'
                 and not ${isNetworkPausedSql("source", "s.id", AT)}
                 and (i.retry_at is null or i.retry_at <= ${AT})
             )
         )
       order by i.served_at nulls first
       limit $2
       for update of i skip locked
     )
     returning id, account_id, source_id, status, columns, side, date_order, time_zone,
       consent_text, consent_page_url, makes_drafts, created_by, retry_at,
       row_count - decided_rows as undecided_rows`,
    [holderId, most, leaseMs, atMs],
  );
  return rows;
}

/** Releases leased imports immediately, so that another process need not wait. */
export async function releaseImports(db: pg.Pool, holderId: string): Promise<void> {
  await db.query(
    `update lead_import
     set ${NO_LEASE}
     where lease_holder = $1 and status in ('running', 'cancelling')`,
    [holderId],
  );
}

export interface LeasedChunk {
  readonly no: number;
  readonly sealed: Sealed;
}

/**
 * Returns the next undecided chunk that is not among those in hand, and marks it as begun; of an
 * import that is being canceled, only a chunk already begun. Null if there is none.
 */
export async function leaseChunk(
  db: pg.Pool,
  importId: string,
  inHand: readonly number[],
  atMs: number,
): Promise<LeasedChunk | null> {
  const {
    rows: [row],
  } = await db.query<{ no: number; salt: Buffer; sealed: Buffer }>(
    `update import_chunk
     set taken_at = coalesce(taken_at, to_timestamp($3::bigint / 1000.0))
     where import_id = $1
       and decided_at is null
       and sealed is not null
       and no = (
         select no
         from import_chunk
         where import_id = $1
           and decided_at is null
           and sealed is not null
           and no <> all($2::int[])
           and (taken_at is not null or (select status from lead_import where id = $1) = 'running')
         order by no
         limit 1
       )
     returning no, salt, sealed`,
    [importId, inHand, atMs],
  );
  return row === undefined ? null : { no: row.no, sealed: { salt: row.salt, sealed: row.sealed } };
}

export interface PartOutcome {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly failed: number;
  /** Rows that became drafts. */
  readonly drafts: number;
  readonly sold: number;
  readonly earnedCents: bigint;
  readonly reasons: ImportReasons;
  /** Accepted rows with a note, and how often each field was noted. */
  readonly noted: number;
  readonly notes: ImportNotes;
}

/** What is kept of a chunk after its rows are erased; null for nothing. */
export interface KeptRows {
  /** The refused rows with their reasons. */
  readonly refused: Sealed | null;
  /** The notes about accepted rows. */
  readonly noted: Sealed | null;
}

/**
 * Counts a chunk and erases its rows, once: does nothing if another process has finished it before.
 * Renews the lease.
 */
export async function finishPart(
  { client }: Transaction,
  importId: string,
  no: number,
  outcome: PartOutcome & { readonly kept: KeptRows },
  {
    atMs,
    holderId,
    leaseMs,
  }: { readonly atMs: number; readonly holderId: string; readonly leaseMs: number },
): Promise<void> {
  const {
    rows: [held],
  } = await client.query<{ reasons: ImportReasons; notes: ImportNotes }>(
    "select reasons, notes from lead_import where id = $1 for no key update",
    [importId],
  );
  const { refused, noted } = outcome.kept;
  const { rowCount } = await client.query(
    `update import_chunk
     set decided_at = to_timestamp($3::bigint / 1000.0), salt = null, sealed = null,
       failed_salt = $4, failed_sealed = $5, noted_salt = $6, noted_sealed = $7
     where import_id = $1 and no = $2 and decided_at is null`,
    [
      importId,
      no,
      atMs,
      refused?.salt ?? null,
      refused?.sealed ?? null,
      noted?.salt ?? null,
      noted?.sealed ?? null,
    ],
  );
  if (held === undefined || rowCount !== 1) return;
  const { accepted, duplicates, rejected, failed, drafts } = outcome;
  await client.query(
    `update lead_import
     set decided_rows = decided_rows + $2, accepted = accepted + $3, duplicates = duplicates + $4,
       rejected = rejected + $5, failed = failed + $6, drafts = drafts + $7, sold = sold + $8,
       earned_cents = earned_cents + $9, reasons = $10, noted = noted + $11, notes = $12,
       retry_at = null,
       lease_until = case
         when lease_holder = $13 then ${leaseEnd("$14")}
         else lease_until
       end
     where id = $1`,
    [
      importId,
      accepted + duplicates + rejected + failed + drafts,
      accepted,
      duplicates,
      rejected,
      failed,
      drafts,
      outcome.sold,
      outcome.earnedCents,
      JSON.stringify(addCounts(held.reasons, outcome.reasons)),
      outcome.noted,
      JSON.stringify(addCounts(held.notes, outcome.notes)),
      holderId,
      leaseMs,
    ],
  );
}

type Counts = Readonly<Record<string, number | undefined>>;

function addCounts(before: Counts, more: Counts): Counts {
  const sums: Record<string, number | undefined> = { ...before };
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + (count ?? 0);
  return sums;
}

export interface EndedImport {
  readonly status: "done" | "cancelled";
  readonly row_count: number;
  readonly decided_rows: number;
  readonly accepted: number;
  readonly sold: number;
  readonly earned_cents: bigint;
}

/**
 * Ends an import with nothing left to decide; returns null if there is something, or it ended
 * before. Erases the chunks that a canceled import never began.
 */
export async function endImport(
  { client }: Transaction,
  id: string,
  atMs: number,
  keepFailedMs: number,
): Promise<EndedImport | null> {
  const {
    rows: [locked],
  } = await client.query<{ status: string }>(
    "select status from lead_import where id = $1 for no key update",
    [id],
  );
  if (locked?.status !== "running" && locked?.status !== "cancelling") return null;
  if (locked.status === "cancelling")
    await client.query(
      `update import_chunk
       set salt = null, sealed = null
       where import_id = $1 and decided_at is null and taken_at is null and sealed is not null`,
      [id],
    );
  const { rows } = await client.query<EndedImport>(
    `update lead_import i
     set status = case status when 'running' then 'done' else 'cancelled' end,
       ended_at = to_timestamp($2::bigint / 1000.0), ${NO_LEASE},
       retry_at = null,
       forget_at = case
         when accepted + drafts < decided_rows or noted > 0
           then to_timestamp(($2::bigint + $3::bigint) / 1000.0)
       end
     where id = $1
       and not exists (
         select from import_chunk p
         where p.import_id = i.id and p.decided_at is null and p.sealed is not null
       )
     returning status, row_count, decided_rows, accepted, sold, earned_cents`,
    [id, atMs, keepFailedMs],
  );
  return rows[0] ?? null;
}

/** Erases refused rows and notes that have expired, and imports that were not started in time. */
export async function forgetImports(db: Queryable, atMs: number, draftMs: number): Promise<void> {
  await db.query(
    `with due as (
       update lead_import
       set forget_at = null
       where forget_at <= to_timestamp($1::bigint / 1000.0)
       returning id
     )
     update import_chunk
     set failed_salt = null, failed_sealed = null, noted_salt = null, noted_sealed = null
     where import_id in (select id from due)
       and (failed_sealed is not null or noted_sealed is not null)`,
    [atMs],
  );
  await db.query(
    `with due as (
       update lead_import
       set status = 'cancelled', ended_at = to_timestamp($1::bigint / 1000.0)
       where status = 'draft' and created_at <= to_timestamp(($1::bigint - $2::bigint) / 1000.0)
       returning id
     )
     delete from import_chunk
     where import_id in (select id from due)`,
    [atMs, draftMs],
  );
}
