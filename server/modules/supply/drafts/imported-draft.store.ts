// Reads the drafts of an import.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type DraftRow, SELECT_DRAFT } from "./draft.store.ts";

/** The place of a draft in its import's order. */
export interface DraftPlace {
  readonly line: number;
  /** Empty before the first one. */
  readonly id: string;
}

/** Returns the account's waiting drafts that were made of files. */
export async function countImported(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from lead_draft
     where account_id = $1 and import_id is not null and status in ('open', 'sent')`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the source of the account's drafts; null if it has none yet. */
export async function findDraftSource(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ source_id: string }>(
    "select source_id from lead_draft_source where account_id = $1",
    [accountId],
  );
  return rows[0]?.source_id ?? null;
}

/** Returns the source of the drafts; null if the account has none of this import. */
export async function findSourceOfDrafts(
  db: Queryable,
  accountId: string,
  importId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ source_id: string }>(
    "select source_id from lead_draft where account_id = $1 and import_id = $2 limit 1",
    [accountId, importId],
  );
  return rows[0]?.source_id ?? null;
}

/** Returns how many drafts of the import wait for their person. */
export async function countWaiting(db: Queryable, importId: string, at: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from lead_draft d
     where d.import_id = $1 and d.status in ('open', 'sent') and d.expires_at > $2`,
    [importId, at],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the next waiting drafts after a place, locked until the transaction ends. */
export async function lockWaiting(
  db: Queryable,
  importId: string,
  after: DraftPlace,
  at: Date,
  most: number,
): Promise<readonly DraftRow[]> {
  const { rows } = await db.query<DraftRow>(
    `${SELECT_DRAFT}
     where d.import_id = $1 and (d.import_line, d.id::text) > ($2, $3)
       and d.status in ('open', 'sent') and d.expires_at > $4
     order by d.import_line, d.id::text
     limit $5
     for no key update`,
    [importId, after.line, after.id, at, most],
  );
  return rows;
}
