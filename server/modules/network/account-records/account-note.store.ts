// Reads and writes notes about accounts, sealed.
import type { Selectable } from "kysely";
import { ACCOUNT_NOTES } from "../../../../contract/network/account-notes.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { AccountNote } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export type NoteRow = Selectable<AccountNote> & { readonly author_name: string | null };

const COLUMNS = "n.*, m.name as author_name";
const FROM = "account_note n left join member m on m.user_id = n.created_by";

const NOTE_TABLE: CollectionTable = {
  rules: ACCOUNT_NOTES,
  columns: COLUMNS,
  from: FROM,
  id: "n.id",
  fields: { id: "n.id", account_id: "n.account_id", created_at: "n.created_at" },
  // Ids are made with the note and grow with time.
  orders: { created_at: { by: "n.id", type: "uuid" } },
  owner: {},
};

/** For callers who read notes about every account. */
export function listNotes(
  db: Queryable,
  query: ListQuery,
): Promise<Result<Page<NoteRow>, QueryProblem[]>> {
  return listRows<NoteRow>(db, NOTE_TABLE, query, { see: "all" });
}

/** The note, locked until the transaction ends; null where there is none. */
export async function lockNote({ client }: Transaction, id: string): Promise<NoteRow | null> {
  const { rows } = await client.query<NoteRow>(
    `select ${COLUMNS} from ${FROM} where n.id = $1 for no key update of n`,
    [id],
  );
  return rows[0] ?? null;
}

export async function countNotes(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from account_note where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export interface NewNote extends Sealed {
  readonly id: string;
  readonly accountId: string;
  readonly createdBy: string;
  readonly at: Date;
}

export async function insertNote({ client }: Transaction, note: NewNote): Promise<void> {
  await client.query(
    `insert into account_note (id, account_id, created_by, created_at, version, salt, sealed)
     values ($1, $2, $3, $4, 1, $5, $6)`,
    [note.id, note.accountId, note.createdBy, note.at, note.salt, note.sealed],
  );
}

/** Writes another text; its version grows. */
export async function updateNote(
  { client }: Transaction,
  id: string,
  { salt, sealed }: Sealed,
  at: Date,
): Promise<void> {
  await client.query(
    `update account_note
     set salt = $2, sealed = $3, edited_at = $4, version = version + 1
     where id = $1`,
    [id, salt, sealed, at],
  );
}

export async function deleteNote({ client }: Transaction, id: string): Promise<void> {
  await client.query("delete from account_note where id = $1", [id]);
}
