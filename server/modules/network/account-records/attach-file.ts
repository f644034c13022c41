// Attaches files to an account, opens them and deletes them; each is logged.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { MOST_FILES_BYTES, MOST_FILE_BYTES } from "../../../../domain/accounts/account-records.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { ATTACHED_FILE_KINDS } from "../../../../domain/files/attached-file.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type FileRules, type SentFile, readFiles } from "../../../platform/files/read-files.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { Download } from "../../../platform/http/send-download.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { lockAccount } from "../accounts/index.ts";
import { refuseIfFull } from "../limits/index.ts";
import {
  type FileRow,
  deleteFile,
  findContent,
  findFile,
  insertFile,
  sizeUp,
} from "./account-file.store.ts";
import { type RecordDeps, recordAct } from "./record-deps.ts";

const MEGABYTE = 1024 * 1024;
const RULES: FileRules = {
  mostBytes: MOST_FILE_BYTES,
  pointerOf: () => "",
  tooLarge: invalid([
    {
      field: "/content",
      code: "invalid",
      message: `A file is at most ${MOST_FILE_BYTES / MEGABYTE} MB. Make it smaller.`,
    },
  ]),
};
const NO_ROOM: Refusal = {
  code: "limit_reached",
  detail:
    `The files of an account are at most ${MOST_FILES_BYTES / MEGABYTE} MB together. ` +
    "Delete a file that is no longer needed.",
};

const nameOf = (id: string): string => `account-file:${id}`;

export async function attachFile(
  deps: RecordDeps,
  actor: Actor,
  accountId: string,
  sent: SentFile,
): Promise<Result<FileRow, Refusal>> {
  if (!can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
  if (!can(actor, "attach", "account_file", { authorId: actor.id })) return refuse(FORBIDDEN);
  const read = await readFiles([sent], RULES);
  if (!read.ok) return read;
  const [file] = read.value;
  if (file === undefined) throw new Error("a file that was read is missing");
  const atMs = deps.now();
  const id = uuidv7(atMs);
  return inTransaction(deps.pool, async (tx) => {
    if ((await lockAccount(tx.client, accountId)) === null) return refuse(NOT_FOUND);
    const { count, bytes } = await sizeUp(tx.client, accountId);
    const full = await refuseIfFull(tx.client, accountId, "account_file", async () => count);
    if (full !== null) return refuse(full);
    if (bytes + file.bytes > MOST_FILES_BYTES) return refuse(NO_ROOM);
    await insertFile(tx, {
      id,
      accountId,
      name: file.name,
      kind: file.kind,
      bytes: file.bytes,
      createdBy: actor.id,
      at: new Date(atMs),
      ...deps.vault.seal(nameOf(id), file.content),
    });
    const row = await findFile(tx.client, id);
    if (row === null) throw new Error("a file that was just attached cannot be read");
    await log(tx.client, deps, actor, "account_file.attached", row);
    return ok(row);
  });
}

/** Opens the file, and records who did. */
export async function openFile(
  deps: RecordDeps,
  actor: Actor,
  id: string,
): Promise<Result<Download, Refusal>> {
  const row = await findFile(deps.pool, id);
  const subject = { authorId: row?.created_by ?? "" };
  if (row === null || !can(actor, "read", "account_file", subject)) return refuse(NOT_FOUND);
  const content = await findContent(deps.pool, id);
  if (content === null) return refuse(NOT_FOUND);
  await log(deps.pool, deps, actor, "account_file.opened", row);
  return ok({
    name: row.name,
    mediaType: ATTACHED_FILE_KINDS[row.kind].mediaType,
    content: Buffer.from(deps.vault.open(nameOf(id), content), "base64"),
  });
}

export async function removeFile(
  deps: RecordDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const row = await findFile(tx.client, id);
    const subject = { authorId: row?.created_by ?? "" };
    if (row === null || !can(actor, "read", "account_file", subject)) return refuse(NOT_FOUND);
    if (!can(actor, "remove", "account_file", subject)) return refuse(FORBIDDEN);
    if (!(await deleteFile(tx, id))) return refuse(NOT_FOUND);
    await log(tx.client, deps, actor, "account_file.deleted", row);
    return ok(undefined);
  });
}

function log(
  db: Queryable,
  { now }: RecordDeps,
  actor: Actor,
  action: ActivityAction,
  row: FileRow,
): Promise<void> {
  return recordAct(db, {
    atMs: now(),
    actor,
    accountId: row.account_id,
    action,
    detail: { name: row.name, file_id: row.id },
  });
}
