// Gives an account an API key, with an owner who holds it.
import { randomUUID } from "node:crypto";
import { KEY_SCOPES, type KeyScope } from "../../domain/access/key-scopes.ts";
import { API_KEY_PREFIX, makeKey } from "../../server/platform/crypto/secret-key.ts";
import type { Queryable } from "../../server/platform/db/queryable.ts";

/** Adds a key without an end to the account, held by an owner who does nothing else. */
export async function addAccountKey(
  db: Queryable,
  accountId: string,
  at: Date,
  scopes: readonly KeyScope[] = KEY_SCOPES,
): Promise<string> {
  const { key, hash, hint } = makeKey(API_KEY_PREFIX);
  const holder = `holder-${accountId}`;
  await db.query(
    `insert into member (user_id, account_id, role, team_role, name, status, created_at)
     select $2, a.id, case a.kind when 'network' then 'admin' else a.kind end, 'owner',
       'Key holder', 'active', $3
     from account a
     where a.id = $1
     on conflict do nothing`,
    [accountId, holder, at],
  );
  await db.query(
    `insert into api_key (id, account_id, name, key_hash, key_hint, scopes, created_by, held_by,
       created_at)
     values ($1, $2, 'Test', $3, $4, $5, $6, $6, $7)`,
    [randomUUID(), accountId, hash, hint, scopes, holder, at],
  );
  return key;
}
