// Reads and writes the files of the messages about a return.
import type { AttachedFileKind } from "../../../../domain/files/attached-file.ts";
import type { ReturnAuthor } from "../../../../domain/returns/turn.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** A file without its content. */
export interface FileRow {
  readonly id: string;
  readonly message_id: string;
  readonly name: string;
  readonly kind: AttachedFileKind;
  readonly bytes: number;
  readonly digest: string;
}

export type FileContentRow = Pick<FileRow, "name" | "kind"> & Sealed;

/** The files of the messages, in the order in which they were attached. */
export async function listFiles(
  db: Queryable,
  messageIds: readonly string[],
): Promise<readonly FileRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await db.query<FileRow>(
    `select id, message_id, name, kind, bytes, digest
     from return_file
     where message_id = any($1::uuid[])
     order by message_id, no`,
    [messageIds],
  );
  return rows;
}

export async function insertFile(
  tx: Transaction,
  no: number,
  file: FileRow,
  { salt, sealed }: Sealed,
): Promise<void> {
  await tx.client.query(
    `insert into return_file (id, message_id, no, name, kind, bytes, digest, salt, sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [file.id, file.message_id, no, file.name, file.kind, file.bytes, file.digest, salt, sealed],
  );
}

/** A file of a return, if the reader wrote or received its message; the network reads each. */
export async function findFile(
  db: Queryable,
  returnId: string,
  fileId: string,
  reader: ReturnAuthor,
): Promise<FileContentRow | null> {
  const { rows } = await db.query<FileContentRow>(
    `select f.name, f.kind, f.salt, f.sealed
     from return_file f
     join return_message m on m.id = f.message_id
     where f.id = $2 and m.return_id = $1
       and ($3 = 'network' or $3 in (m.author, m.recipient))`,
    [returnId, fileId, reader],
  );
  return rows[0] ?? null;
}

/** Deletes the files about returns of the leads: what they show may name the person. */
export async function deleteReturnFiles(
  { client }: Transaction,
  leadIds: readonly string[],
): Promise<void> {
  await client.query(
    `delete from return_file f
     using return_message m, lead_return r, sale s
     where m.id = f.message_id
       and r.id = m.return_id
       and s.id = r.sale_id
       and s.lead_id = any($1::uuid[])`,
    [leadIds],
  );
}
