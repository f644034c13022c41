// The rows of what people keep for themselves.
import type { Selectable } from "kysely";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { UserDocument } from "../../../platform/db/schema.d.ts";

export type UserCollection = "preferences" | "saved_views";
export type DocumentRow = Pick<Selectable<UserDocument>, "id" | "updated_at"> & {
  readonly document: Readonly<Record<string, unknown>>;
};

const COLUMNS = "id, document, updated_at";

export async function findDocument(
  db: Queryable,
  userId: string,
  collection: UserCollection,
  id: string,
): Promise<DocumentRow | null> {
  const { rows } = await db.query<DocumentRow>(
    `select ${COLUMNS} from user_document where user_id = $1 and collection = $2 and id = $3`,
    [userId, collection, id],
  );
  return rows[0] ?? null;
}

export async function lockDocument(
  db: Queryable,
  userId: string,
  collection: UserCollection,
  id: string,
): Promise<DocumentRow | null> {
  const { rows } = await db.query<DocumentRow>(
    `select ${COLUMNS}
     from user_document
     where user_id = $1 and collection = $2 and id = $3
     for update`,
    [userId, collection, id],
  );
  return rows[0] ?? null;
}

export async function listDocuments(
  db: Queryable,
  userId: string,
  collection: UserCollection,
): Promise<DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>(
    `select ${COLUMNS}
     from user_document
     where user_id = $1 and collection = $2
     order by document ->> 'name', id`,
    [userId, collection],
  );
  return rows;
}

export async function countDocuments(
  db: Queryable,
  userId: string,
  collection: UserCollection,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from user_document where user_id = $1 and collection = $2",
    [userId, collection],
  );
  return rows[0]?.count ?? 0;
}

export async function saveDocument(
  db: Queryable,
  userId: string,
  collection: UserCollection,
  id: string,
  document: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<DocumentRow> {
  await db.query(
    `insert into user_document (user_id, collection, id, document, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, collection, id) do update
       set document = excluded.document, updated_at = excluded.updated_at`,
    [userId, collection, id, JSON.stringify(document), at],
  );
  return { id, document, updated_at: at };
}

export async function deleteDocument(
  db: Queryable,
  userId: string,
  collection: UserCollection,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from user_document where user_id = $1 and collection = $2 and id = $3",
    [userId, collection, id],
  );
  return rowCount === 1;
}

/** Deletes all documents of a person. */
export async function deleteDocumentsOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from user_document where user_id = $1", [userId]);
}
