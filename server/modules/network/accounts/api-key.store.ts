// The rows of API keys. Only a key's hash is kept.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Selectable } from "kysely";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ApiKey } from "../../../platform/db/schema.d.ts";

export type ApiKeyRow = Pick<
  Selectable<ApiKey>,
  "id" | "account_id" | "name" | "key_hint" | "created_at" | "revoked_at"
>;

const COLUMNS = "id, account_id, name, key_hint, created_at, revoked_at";

export async function listApiKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  const { rows } = await db.query<ApiKeyRow>(
    `select ${COLUMNS} from api_key where account_id = $1 order by created_at desc, id desc`,
    [accountId],
  );
  return rows;
}

export interface NewApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly keyHash: Buffer;
  readonly keyHint: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export async function insertApiKey(db: Queryable, key: NewApiKey): Promise<void> {
  await db.query(
    `insert into api_key (id, account_id, name, key_hash, key_hint, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [key.id, key.accountId, key.name, key.keyHash, key.keyHint, key.createdBy, key.createdAt],
  );
}

/**
 * Revokes the account's key; one revoked before keeps its time. Null when the account has no such
 * key.
 */
export async function revokeApiKey(
  db: Queryable,
  accountId: string,
  id: string,
  at: Date,
): Promise<ApiKeyRow | null> {
  const { rows } = await db.query<ApiKeyRow>(
    `update api_key
     set revoked_at = coalesce(revoked_at, $3)
     where id = $1 and account_id = $2
     returning ${COLUMNS}`,
    [id, accountId, at],
  );
  return rows[0] ?? null;
}

export interface KeyHolderRow {
  readonly id: string;
  readonly account_id: string;
  readonly account_kind: "network" | "advertiser" | "affiliate";
  readonly account_status: AccountStatus;
  readonly revoked: boolean;
}

/** Whom a key acts for. */
export async function findKeyHolder(db: Queryable, keyHash: Buffer): Promise<KeyHolderRow | null> {
  const { rows } = await db.query<KeyHolderRow>(
    `select k.id, k.account_id, a.kind as account_kind, a.status as account_status,
       k.revoked_at is not null as revoked
     from api_key k
     join account a on a.id = k.account_id
     where k.key_hash = $1`,
    [keyHash],
  );
  return rows[0] ?? null;
}
