// Opens a file of a return for those who read its message, and records that it was opened.
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ATTACHED_FILE_KINDS } from "../../../../domain/files/attached-file.ts";
import { mayOpenFiles } from "../../../../domain/returns/files.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { authorOf } from "./message-author.ts";
import type { ReturnDeps } from "./return-deps.ts";
import { findFile } from "./return-file.store.ts";
import { findReturn, partiesOf } from "./return.store.ts";

export interface OpenedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

const GIVEN_BACK: Refusal = {
  code: "forbidden",
  detail: "The return was approved: the files about this lead are no longer open to its buyer.",
};

/** Opens the file; refuses what the actor may not read, and the buyer after approval. */
export async function openFile(
  deps: ReturnDeps,
  actor: Actor,
  { id, file_id: fileId }: { readonly id: string; readonly file_id: string },
): Promise<Result<OpenedFile, Refusal>> {
  const row = await findReturn(deps.pool, id);
  if (row === null || !can(actor, "read", "return", partiesOf(row))) return refuse(NOT_FOUND);
  const reader = authorOf(actor);
  if (!can(actor, "open", "return", partiesOf(row))) return refuse(FORBIDDEN);
  const file = await findFile(deps.pool, id, fileId, reader);
  if (file === null) return refuse(NOT_FOUND);
  if (!mayOpenFiles(reader, { isApproved: row.status === "approved" })) return refuse(GIVEN_BACK);
  await recordActivity(deps.pool, {
    atMs: deps.now(),
    actor,
    accountId: actor.accountId,
    action: "return.file_opened",
    subjectKind: "return",
    subjectId: id,
    detail: { sale_id: row.sale_id, file: file.name },
  });
  return ok({
    name: file.name,
    mediaType: ATTACHED_FILE_KINDS[file.kind].mediaType,
    content: Buffer.from(deps.vault.open(row.lead_id, file), "base64"),
  });
}
