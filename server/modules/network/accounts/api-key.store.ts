// The rows of API keys. Only a key's hash is kept.
import type { Selectable } from "kysely";
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { KeyScope } from "../../../../domain/access/key-scopes.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ApiKey } from "../../../platform/db/schema.d.ts";

export type ApiKeyRow = Omit<Selectable<ApiKey>, "key_hash" | "scopes"> & {
  readonly scopes: readonly KeyScope[];
  readonly account_kind: "network" | "advertiser" | "affiliate";
  readonly maker_name: string | null;
  readonly holder_name: string | null;
  /** Null unless the holder is an active member of the key's account. */
  readonly holder_team_role: TeamRole | null;
};

/** A key with its maker and the team role of its holder. */
const KEYS = `
  select k.id, k.account_id, k.name, k.key_hint, k.scopes, k.created_by, k.created_at, k.held_by,
    k.expires_at, k.allowed_ips, k.used_at, k.used_from, k.revoked_at, a.kind as account_kind,
    a.status as account_status, maker.name as maker_name, holder.name as holder_name,
    case when holder.status = 'active' and holder.account_id = k.account_id
      then holder.team_role end as holder_team_role
  from api_key k
  join account a on a.id = k.account_id
  left join member maker on maker.user_id = k.created_by
  left join member holder on holder.user_id = k.held_by
`;

export async function listApiKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  const { rows } = await db.query<ApiKeyRow>(
    `${KEYS} where k.account_id = $1 order by k.created_at desc, k.id desc`,
    [accountId],
  );
  return rows;
}

/** How many keys of the account are neither revoked nor expired. */
export async function countApiKeys(db: Queryable, accountId: string, at: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from api_key
     where account_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
    [accountId, at],
  );
  return rows[0]?.count ?? 0;
}

/** The account's key, locked until the transaction ends; null where it has none of that id. */
export async function lockApiKey(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ApiKeyRow | null> {
  const { rows } = await db.query<ApiKeyRow>(
    `${KEYS} where k.account_id = $1 and k.id = $2 for no key update of k`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** A key of any account, locked until the transaction ends; null where there is none. */
export async function lockAnyKey(db: Queryable, id: string): Promise<ApiKeyRow | null> {
  const { rows } = await db.query<ApiKeyRow>(`${KEYS} where k.id = $1 for no key update of k`, [
    id,
  ]);
  return rows[0] ?? null;
}

export interface NewApiKey {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly keyHash: Buffer;
  readonly keyHint: string;
  readonly scopes: readonly KeyScope[];
  readonly allowedIps: readonly string[];
  /** Its maker, who holds it at first. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertApiKey(db: Queryable, key: NewApiKey): Promise<void> {
  await db.query(
    `insert into api_key (id, account_id, name, key_hash, key_hint, scopes, allowed_ips, created_by,
       held_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10)`,
    [
      key.id,
      key.accountId,
      key.name,
      key.keyHash,
      key.keyHint,
      key.scopes,
      key.allowedIps,
      key.createdBy,
      key.createdAt,
      key.expiresAt,
    ],
  );
}

/** Revokes a key; one revoked before keeps its time. */
export async function revokeApiKey(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update api_key set revoked_at = coalesce(revoked_at, $2) where id = $1", [
    id,
    at,
  ]);
}

/** Makes the member the one with whose rights the key ends. */
export async function updateHolder(db: Queryable, id: string, userId: string): Promise<void> {
  await db.query("update api_key set held_by = $2 where id = $1", [id, userId]);
}

/** Notes a call, unless another was noted since `before`. */
export async function noteUse(
  db: Queryable,
  id: string,
  { at, before, from }: { readonly at: Date; readonly before: Date; readonly from: string },
): Promise<void> {
  await db.query(
    `update api_key
     set used_at = $2, used_from = $4
     where id = $1 and (used_at is null or used_at < $3)`,
    [id, at, before, from],
  );
}

export type KeyHolderRow = ApiKeyRow & { readonly account_status: AccountStatus };

/** Whom a key acts for. */
export async function findKeyHolder(db: Queryable, keyHash: Buffer): Promise<KeyHolderRow | null> {
  const { rows } = await db.query<KeyHolderRow>(`${KEYS} where k.key_hash = $1`, [keyHash]);
  return rows[0] ?? null;
}
