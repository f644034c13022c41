// Reads and writes the documents of manual entries.
import type { AttachedFileKind } from "../../../../domain/files/attached-file.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface EntryFile extends Sealed {
  readonly name: string;
  readonly kind: AttachedFileKind;
}

export async function insertEntryFile(
  { client }: Transaction,
  entryId: string,
  file: EntryFile & { readonly bytes: number },
): Promise<void> {
  await client.query(
    `insert into manual_entry_file (entry_id, name, kind, bytes, salt, sealed)
     values ($1, $2, $3, $4, $5, $6)`,
    [entryId, file.name, file.kind, file.bytes, file.salt, file.sealed],
  );
}

export async function findEntryFile(db: Queryable, entryId: string): Promise<EntryFile | null> {
  const { rows } = await db.query<EntryFile>(
    "select name, kind, salt, sealed from manual_entry_file where entry_id = $1",
    [entryId],
  );
  return rows[0] ?? null;
}
