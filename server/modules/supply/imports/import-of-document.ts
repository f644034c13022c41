// Builds the stored form of an import from its document, and recognizes the same document again.
import type { ImportDocument } from "../../../../contract/supply/import-document.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ImportRecord, NewImport } from "./import.store.ts";
import { defaultsOfDocument } from "./import-reading.ts";

type HashingVault = Pick<ContactVault, "hashText">;

/** The import to store for its document, made by `actor` at `nowMs`. */
export function newImportOf(
  vault: HashingVault,
  actor: Actor,
  id: string,
  document: ImportDocument,
  nowMs: number,
): NewImport {
  const { consent = null, ...defaults } = defaultsOfDocument(document);
  return {
    ...defaults,
    consent,
    id,
    accountId: actor.accountId,
    sourceId: document.source_id,
    name: document.name.trim(),
    columns: document.columns,
    makesDrafts: document.makes_drafts ?? false,
    fileHash: document.file_hash === undefined ? null : hashFile(vault, document.file_hash),
    createdBy: actor.id,
    rows: document.rows,
    at: new Date(nowMs),
  };
}

/** The keyed hash under which the file of an import is found again. */
export function hashFile(vault: HashingVault, sha256: string): Buffer {
  return Buffer.from(vault.hashText("import-file", sha256), "hex");
}

/** Whether the stored import is the actor's, of the same document: its name, reading and size. */
export function isSame(
  vault: HashingVault,
  row: ImportRecord,
  actor: Actor,
  document: ImportDocument,
): boolean {
  const wanted = newImportOf(vault, actor, row.id, document, row.created_at.getTime());
  return (
    row.account_id === wanted.accountId &&
    row.source_id === wanted.sourceId &&
    row.name === wanted.name &&
    row.side === wanted.side &&
    row.date_order === wanted.dateOrder &&
    row.time_zone === wanted.timeZone &&
    row.consent_text === (wanted.consent?.text ?? null) &&
    row.consent_page_url === (wanted.consent?.pageUrl ?? null) &&
    row.makes_drafts === wanted.makesDrafts &&
    row.row_count === wanted.rows &&
    row.columns.length === wanted.columns.length &&
    row.columns.every(
      (column, index) =>
        column.name === wanted.columns[index]?.name &&
        column.field === wanted.columns[index]?.field,
    )
  );
}
