// The document of a manual entry, such as the bank's advice: read from a request, stored sealed
// under the entry, and opened for people who may book money.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ATTACHED_FILE_KINDS } from "../../../../domain/files/attached-file.ts";
import { MOST_DOCUMENT_BYTES } from "../../../../domain/ledger/manual-entry.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import {
  type FileRules,
  type ReadFile,
  type SentFile,
  readFiles,
} from "../../../platform/files/read-files.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { Download } from "../../../platform/http/send-download.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { findEntryFile, insertEntryFile } from "./entry-file.store.ts";
import type { ManualEntryDeps } from "./make-entry.ts";
import { findManualEntry } from "./manual-entry.store.ts";

/** Seals under keys that open no contact. */
export type DocumentVault = Pick<ContactVault, "seal" | "open">;

const MEGABYTE = 1024 * 1024;
const RULES: FileRules = {
  mostBytes: MOST_DOCUMENT_BYTES,
  pointerOf: () => "/document",
  tooLarge: invalid([
    {
      field: "/document",
      code: "invalid",
      message: `The document is at most ${MOST_DOCUMENT_BYTES / MEGABYTE} MB. Make it smaller.`,
    },
  ]),
};
const nameOf = (entryId: string): string => `manual-entry:${entryId}`;

/** Null without a document. */
export async function readDocument(
  sent: SentFile | undefined,
): Promise<Result<ReadFile | null, Refusal>> {
  if (sent === undefined) return ok(null);
  const read = await readFiles([sent], RULES);
  return read.ok ? ok(read.value[0] ?? null) : read;
}

export async function storeDocument(
  tx: Transaction,
  vault: DocumentVault,
  entryId: string,
  { name, kind, bytes, content }: ReadFile,
): Promise<void> {
  await insertEntryFile(tx, entryId, {
    name,
    kind,
    bytes,
    ...vault.seal(nameOf(entryId), content),
  });
}

/** Opens the document, and records who did. */
export async function openDocument(
  deps: ManualEntryDeps,
  actor: Actor,
  entryId: string,
): Promise<Result<Download, Refusal>> {
  const row = await findManualEntry(deps.pool, entryId);
  const subject = { accountId: row?.account_id ?? "", isBooked: row?.status === "booked" };
  if (row === null || !can(actor, "read", "manual_entry", subject)) return refuse(NOT_FOUND);
  if (!can(actor, "book", "manual_entry", subject)) return refuse(FORBIDDEN);
  const file = await findEntryFile(deps.pool, entryId);
  if (file === null) return refuse(NOT_FOUND);
  await recordActivity(deps.pool, {
    atMs: deps.now(),
    actor,
    accountId: actor.accountId,
    action: "manual_entry.document_opened",
    subjectKind: "manual_entry",
    subjectId: entryId,
    detail: { account_id: row.account_id, file: file.name },
  });
  return ok({
    name: file.name,
    mediaType: ATTACHED_FILE_KINDS[file.kind].mediaType,
    content: Buffer.from(deps.vault.open(nameOf(entryId), file), "base64"),
  });
}
