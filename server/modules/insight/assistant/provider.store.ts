// Reads and writes the row of the network's model.
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface ProviderRow {
  readonly baseUrl: string | null;
  readonly model: string;
  readonly key: Sealed | null;
  readonly tokensPerDay: number;
  readonly networkTokensPerDay: number;
  /** When it was set: another time means another provider. */
  readonly changedAt: Date;
}

/** Null until it is first set. */
export async function findProvider(db: Queryable): Promise<ProviderRow | null> {
  const { rows } = await db.query<{
    base_url: string | null;
    model: string;
    key_salt: Buffer | null;
    key_sealed: Buffer | null;
    tokens_per_day: bigint;
    network_tokens_per_day: bigint;
    changed_at: Date;
  }>(
    `select base_url, model, key_salt, key_sealed, tokens_per_day, network_tokens_per_day,
       changed_at
     from assistant_provider`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { key_salt: salt, key_sealed: sealed } = row;
  return {
    baseUrl: row.base_url,
    model: row.model,
    key: salt === null || sealed === null ? null : { salt, sealed },
    tokensPerDay: Number(row.tokens_per_day),
    networkTokensPerDay: Number(row.network_tokens_per_day),
    changedAt: row.changed_at,
  };
}

export async function saveProvider(
  db: Queryable,
  { baseUrl, model, key, tokensPerDay, networkTokensPerDay, changedAt }: ProviderRow,
  changedBy: string,
): Promise<void> {
  await db.query(
    `insert into assistant_provider (single, base_url, model, key_salt, key_sealed, tokens_per_day,
       network_tokens_per_day, changed_by, changed_at)
     values (true, $1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (single) do update
       set base_url = excluded.base_url, model = excluded.model, key_salt = excluded.key_salt,
         key_sealed = excluded.key_sealed, tokens_per_day = excluded.tokens_per_day,
         network_tokens_per_day = excluded.network_tokens_per_day,
         changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [
      baseUrl,
      model,
      key?.salt ?? null,
      key?.sealed ?? null,
      tokensPerDay,
      networkTokensPerDay,
      changedBy,
      changedAt,
    ],
  );
}
