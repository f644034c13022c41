// Attaches files to a message: sealed for the lead, under names without its contact data.
import type { LeadContact } from "../../../../domain/lead/lead.ts";
import { RETURN_FILE_LIMITS } from "../../../../domain/returns/files.ts";
import { leaveOutContact } from "../../../../domain/returns/leave-out-contact.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { ReadFile } from "../../../platform/files/read-files.ts";
import type { ReturnDeps } from "./return-deps.ts";
import { type FileRow, insertFile } from "./return-file.store.ts";

export const TOO_MANY_FILES: Refusal = {
  code: "forbidden",
  detail: `A return takes at most ${RETURN_FILE_LIMITS.perReturn} files.`,
};

/** The rows of the files, as they are stored and compared; each call gives them new ids. */
export function rowsOfFiles(
  deps: ReturnDeps,
  messageId: string,
  contact: LeadContact | null,
  files: readonly ReadFile[],
): readonly FileRow[] {
  return files.map(({ name, kind, bytes, content }) => ({
    id: uuidv7(deps.now()),
    message_id: messageId,
    name: leaveOutContact(name, contact),
    kind,
    bytes,
    digest: deps.vault.hashText("return_file", content),
  }));
}

/** True if both lists hold the same files in the same order. */
export function areSameFiles(stored: readonly FileRow[], sent: readonly FileRow[]): boolean {
  return (
    stored.length === sent.length &&
    stored.every(({ digest, name }, at) => digest === sent[at]?.digest && name === sent[at].name)
  );
}

/** Stores the files of a message that is stored already. */
export async function attachFiles(
  tx: Transaction,
  deps: ReturnDeps,
  leadId: string,
  rows: readonly FileRow[],
  files: readonly ReadFile[],
): Promise<void> {
  for (const [no, row] of rows.entries()) {
    const content = files[no]?.content ?? "";
    await insertFile(tx, no, row, deps.vault.seal(leadId, content));
  }
}
