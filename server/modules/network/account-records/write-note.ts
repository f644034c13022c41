// Writes, edits and deletes notes about an account. The log says who did it, never the text.
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { lockAccount } from "../accounts/index.ts";
import { refuseIfFull } from "../limits/index.ts";
import {
  type NoteRow,
  countNotes,
  deleteNote,
  insertNote,
  lockNote,
  updateNote,
} from "./account-note.store.ts";
import { type RecordDeps, recordAct } from "./record-deps.ts";

const EDITED: Refusal = {
  code: "edited_meanwhile",
  detail: "Another person edited this note meanwhile. Read it again, then edit it.",
};

/** What a note is sealed under. */
export const noteName = (id: string): string => `account-note:${id}`;

export function writeNote(
  deps: RecordDeps,
  actor: Actor,
  accountId: string,
  text: string,
): Promise<Result<NoteRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const account = await lockAccount(tx.client, accountId);
    if (account === null || !can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
    if (!can(actor, "write", "account_note", { authorId: actor.id })) return refuse(FORBIDDEN);
    const full = await refuseIfFull(tx.client, accountId, "account_note", (db) =>
      countNotes(db, accountId),
    );
    if (full !== null) return refuse(full);
    const atMs = deps.now();
    const id = uuidv7(atMs);
    await insertNote(tx, {
      id,
      accountId,
      createdBy: actor.id,
      at: new Date(atMs),
      ...deps.vault.seal(noteName(id), text),
    });
    return logged(tx, deps, actor, "account_note.written", await read(tx, id));
  });
}

/** Replaces the text of the version that the caller has read. */
export function editNote(
  deps: RecordDeps,
  actor: Actor,
  id: string,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<Result<NoteRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const found = await lockChangeable(tx, actor, id);
    if (!found.ok) return found;
    if (found.value.version !== version) return refuse(EDITED);
    await updateNote(tx, id, deps.vault.seal(noteName(id), text), new Date(deps.now()));
    return logged(tx, deps, actor, "account_note.edited", await read(tx, id));
  });
}

export function removeNote(
  deps: RecordDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const found = await lockChangeable(tx, actor, id);
    if (!found.ok) return found;
    await deleteNote(tx, id);
    await logged(tx, deps, actor, "account_note.deleted", found.value);
    return ok(undefined);
  });
}

async function lockChangeable(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<Result<NoteRow, Refusal>> {
  const row = await lockNote(tx, id);
  const subject = { authorId: row?.created_by ?? "" };
  if (row === null || !can(actor, "read", "account_note", subject)) return refuse(NOT_FOUND);
  return can(actor, "change", "account_note", subject) ? ok(row) : refuse(FORBIDDEN);
}

async function read(tx: Transaction, id: string): Promise<NoteRow> {
  const row = await lockNote(tx, id);
  if (row === null) throw new Error("a note that was just written cannot be read");
  return row;
}

async function logged(
  tx: Transaction,
  { now }: RecordDeps,
  actor: Actor,
  action: ActivityAction,
  row: NoteRow,
): Promise<Result<NoteRow, never>> {
  await recordAct(tx.client, {
    atMs: now(),
    actor,
    accountId: row.account_id,
    action,
    detail: { note_id: row.id },
  });
  return ok(row);
}
