// Reads and writes drafts. Their contents are sealed before they get here.
import { type DraftStatus, MOST_DRAFTS } from "../../../../contract/supply/lead-drafts.ts";
import type { FormLanguage } from "../../../../domain/forms/form-document.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface DraftRow {
  readonly id: string;
  readonly account_id: string;
  readonly source_id: string;
  readonly created_by: string;
  readonly thread_id: string | null;
  readonly language: FormLanguage;
  readonly status: DraftStatus;
  readonly salt: Buffer | null;
  readonly sealed: Buffer | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly confirmed_at: Date | null;
  readonly confirmed_visit: string | null;
  readonly lead_id: string | null;
  readonly answer_status: "accepted" | "rejected" | "duplicate" | null;
  readonly answer_sale: "none" | "shared" | "exclusive" | null;
  readonly answer_price_cents: bigint | null;
  readonly reason_code: PostReason | null;
  /** The import whose row it was; null for a draft that was entered by hand. */
  readonly import_id: string | null;
  /** The row's line in the file, from 1; null without an import. */
  readonly import_line: number | null;
}

/** All columns of drafts, as `d`. */
export const SELECT_DRAFT = `
  select d.id, d.account_id, d.source_id, d.created_by, d.thread_id, d.language, d.status, d.salt,
    d.sealed, d.created_at, d.expires_at, d.confirmed_at, d.confirmed_visit, d.lead_id,
    d.answer_status, d.answer_sale, d.answer_price_cents, d.reason_code, d.import_id, d.import_line
  from lead_draft d
`;

/** Returns the source of an account's drafts: the given one if it has none yet. */
export async function chooseSource(
  db: Queryable,
  accountId: string,
  sourceId: string,
): Promise<string> {
  await db.query(
    `insert into lead_draft_source (account_id, source_id)
     values ($1, $2)
     on conflict (account_id) do nothing`,
    [accountId, sourceId],
  );
  const { rows } = await db.query<{ source_id: string }>(
    "select source_id from lead_draft_source where account_id = $1",
    [accountId],
  );
  return rows[0]?.source_id ?? sourceId;
}

export async function findDraft(db: Queryable, id: string): Promise<DraftRow | null> {
  const { rows } = await db.query<DraftRow>(`${SELECT_DRAFT} where d.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Returns the draft, locked until the transaction ends. */
export async function lockDraft(db: Queryable, id: string): Promise<DraftRow | null> {
  const { rows } = await db.query<DraftRow>(`${SELECT_DRAFT} where d.id = $1 for no key update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/**
 * Returns the draft of a link's token. With `lock`, it cannot be confirmed or withdrawn by others
 * until the transaction ends.
 */
export async function findByToken(
  db: Queryable,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<DraftRow | null> {
  const { rows } = await db.query<DraftRow>(
    `${SELECT_DRAFT} where d.token_hash = $1 ${lock ? "for no key update" : ""}`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Those that were entered by hand. */
export async function listDrafts(db: Queryable, accountId: string): Promise<DraftRow[]> {
  const { rows } = await db.query<DraftRow>(
    `${SELECT_DRAFT} where d.account_id = $1 and d.import_id is null
     order by d.created_at desc, d.id desc limit $2`,
    [accountId, MOST_DRAFTS],
  );
  return rows;
}

/** Returns the account's drafts by hand that wait for their consumer or for the affiliate. */
export async function countWaiting(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from lead_draft
     where account_id = $1 and import_id is null and status in ('open', 'sent')`,
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export interface NewDraft {
  readonly id: string;
  readonly accountId: string;
  readonly sourceId: string;
  readonly createdBy: string;
  readonly threadId: string | null;
  /** The row of a file that it was made of; null for one entered by hand. */
  readonly imported: { readonly importId: string; readonly line: number } | null;
  readonly language: FormLanguage;
  readonly answers: Sealed;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Leaves an existing draft with the same id unchanged. */
export async function insertDraft(db: Queryable, draft: NewDraft): Promise<void> {
  await db.query(
    `insert into lead_draft (id, account_id, source_id, created_by, thread_id, language, status,
       salt, sealed, created_at, updated_at, expires_at, import_id, import_line)
     values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $9, $10, $11, $12)
     on conflict (id) do nothing`,
    [
      draft.id,
      draft.accountId,
      draft.sourceId,
      draft.createdBy,
      draft.threadId,
      draft.language,
      draft.answers.salt,
      draft.answers.sealed,
      draft.at,
      draft.expiresAt,
      draft.imported?.importId ?? null,
      draft.imported?.line ?? null,
    ],
  );
}

/** The statements below change a draft whose lock the caller holds. */
export async function updateAnswers(
  db: Queryable,
  id: string,
  language: FormLanguage,
  { salt, sealed }: Sealed,
  at: Date,
): Promise<void> {
  await db.query(
    "update lead_draft set language = $2, salt = $3, sealed = $4, updated_at = $5 where id = $1",
    [id, language, salt, sealed, at],
  );
}

/** Invalidates the previous link. */
export async function setLink(
  db: Queryable,
  id: string,
  tokenHash: Buffer,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `update lead_draft
     set status = 'sent', token_hash = $2, updated_at = $3, expires_at = $4
     where id = $1`,
    [id, tokenHash, at, expiresAt],
  );
}

/** Replaces the entered answers with what the consumer sent, to be posted. */
export async function setConfirmed(
  db: Queryable,
  id: string,
  visit: string,
  { salt, sealed }: Sealed,
  at: Date,
): Promise<void> {
  await db.query(
    `update lead_draft
     set status = 'confirmed', confirmed_at = $2, confirmed_visit = $3, salt = $4, sealed = $5,
       updated_at = $2
     where id = $1`,
    [id, at, visit, salt, sealed],
  );
}

export interface PostedDraft {
  readonly leadId: string;
  readonly status: "accepted" | "rejected" | "duplicate";
  readonly sale: "none" | "shared" | "exclusive";
  readonly earningCents: bigint;
  readonly reason: PostReason | null;
}

/** Records the lead and its outcome, and erases the draft's contents. */
export async function setPosted(
  db: Queryable,
  id: string,
  { leadId, status, sale, earningCents, reason }: PostedDraft,
  at: Date,
): Promise<void> {
  await db.query(
    `update lead_draft
     set lead_id = $2, answer_status = $3, answer_sale = $4, answer_price_cents = $5,
       reason_code = $6, salt = null, sealed = null, updated_at = $7
     where id = $1`,
    [id, leadId, status, sale, earningCents, reason, at],
  );
}

export async function setEnded(
  db: Queryable,
  id: string,
  status: "withdrawn" | "expired",
  at: Date,
): Promise<void> {
  await db.query(
    "update lead_draft set status = $2, salt = null, sealed = null, updated_at = $3 where id = $1",
    [id, status, at],
  );
}

/**
 * Returns drafts confirmed before `before` and not yet posted: the process that accepted the
 * confirmation did not finish.
 */
export async function listUnposted(db: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from lead_draft
     where status = 'confirmed' and lead_id is null and confirmed_at < $1
     order by confirmed_at
     limit $2`,
    [before, most],
  );
  return rows.map(({ id }) => id);
}

const OVERDUE = `(
     (status in ('open', 'sent') and expires_at <= $1)
       or (status = 'confirmed' and lead_id is null and confirmed_at <= $2)
   )`;

/** Returns drafts that have expired, or that were confirmed before `givenUp` and never posted. */
export async function listOverdue(
  db: Queryable,
  at: Date,
  givenUp: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from lead_draft where ${OVERDUE} order by expires_at limit $3`,
    [at, givenUp, most],
  );
  return rows.map(({ id }) => id);
}

type OverdueDraft = Pick<
  DraftRow,
  "account_id" | "created_by" | "thread_id" | "import_id" | "status"
>;

/**
 * Returns one of them, locked; null if another process has it locked, or its state has changed in
 * the meantime.
 */
export async function lockOverdue(
  db: Queryable,
  id: string,
  at: Date,
  givenUp: Date,
): Promise<OverdueDraft | null> {
  const { rows } = await db.query<OverdueDraft>(
    `select account_id, created_by, thread_id, import_id, status
     from lead_draft
     where ${OVERDUE} and id = $3
     for no key update skip locked`,
    [at, givenUp, id],
  );
  return rows[0] ?? null;
}
