// Reads and writes the files that people of the network attach to accounts.
import type { Selectable } from "kysely";
import { ACCOUNT_FILES } from "../../../../contract/network/account-files.ts";
import type { AttachedFileKind } from "../../../../domain/files/attached-file.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { AccountFile } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** A file without its content. */
export type FileRow = Omit<Selectable<AccountFile>, "kind" | "salt" | "sealed"> & {
  readonly kind: AttachedFileKind;
  readonly author_name: string | null;
};

const COLUMNS = `
  f.id, f.account_id, f.name, f.kind, f.bytes, f.created_by, f.created_at, m.name as author_name
`;
const FROM = "account_file f left join member m on m.user_id = f.created_by";

const FILE_TABLE: CollectionTable = {
  rules: ACCOUNT_FILES,
  columns: COLUMNS,
  from: FROM,
  id: "f.id",
  fields: { id: "f.id", account_id: "f.account_id", created_at: "f.created_at" },
  // Ids are made with the file and grow with time.
  orders: { created_at: { by: "f.id", type: "uuid" } },
  owner: {},
};

/** For callers who read files about every account. */
export function listFiles(
  db: Queryable,
  query: ListQuery,
): Promise<Result<Page<FileRow>, QueryProblem[]>> {
  return listRows<FileRow>(db, FILE_TABLE, query, { see: "all" });
}

export async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(`select ${COLUMNS} from ${FROM} where f.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The sealed content; null where there is no such file. */
export async function findContent(db: Queryable, id: string): Promise<Sealed | null> {
  const { rows } = await db.query<Sealed>("select salt, sealed from account_file where id = $1", [
    id,
  ]);
  return rows[0] ?? null;
}

/** How many files the account has, and how large they are together, in bytes. */
export async function sizeUp(
  db: Queryable,
  accountId: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await db.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(bytes), 0)::int as bytes
     from account_file
     where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

export interface NewFile extends Sealed {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly kind: AttachedFileKind;
  readonly bytes: number;
  readonly createdBy: string;
  readonly at: Date;
}

export async function insertFile({ client }: Transaction, file: NewFile): Promise<void> {
  await client.query(
    `insert into account_file (id, account_id, name, kind, bytes, created_by, created_at, salt,
       sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      file.id,
      file.accountId,
      file.name,
      file.kind,
      file.bytes,
      file.createdBy,
      file.at,
      file.salt,
      file.sealed,
    ],
  );
}

/** False where another call has deleted it. */
export async function deleteFile({ client }: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await client.query("delete from account_file where id = $1", [id]);
  return rowCount === 1;
}
