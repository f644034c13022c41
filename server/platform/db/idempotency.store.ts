// Calls that were made before: a key belongs to the first call that brings it, and what that call
// was answered stays.
import type { Selectable } from "kysely";
import type { Queryable } from "./queryable.ts";
import type { Idempotency } from "./schema.d.ts";

export interface IdempotencyKeyInsert {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly atMs: number;
}

/** True when the key is new. A copy in flight waits here until the first one has committed. */
export async function insertIdempotencyKey(
  db: Queryable,
  claim: IdempotencyKeyInsert,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into idempotency (scope, key_hash, request_hash, created_at)
     values ($1, $2, $3, to_timestamp($4::bigint / 1000.0))
     on conflict do nothing`,
    [claim.scope, claim.keyHash, claim.requestHash, claim.atMs],
  );
  return rowCount === 1;
}

export async function findKey(
  db: Queryable,
  scope: string,
  keyHash: Buffer,
): Promise<Pick<Selectable<Idempotency>, "request_hash" | "answer_body"> | null> {
  const { rows } = await db.query<Pick<Selectable<Idempotency>, "request_hash" | "answer_body">>(
    "select request_hash, answer_body from idempotency where scope = $1 and key_hash = $2",
    [scope, keyHash],
  );
  return rows[0] ?? null;
}

export async function keepAnswer(
  db: Queryable,
  scope: string,
  keyHash: Buffer,
  body: string,
): Promise<void> {
  await db.query(
    `update idempotency
     set answer_status = 200, answer_body = $3
     where scope = $1 and key_hash = $2`,
    [scope, keyHash, body],
  );
}

/**
 * The statement that keeps the keys of leads, for the caller's own flight; keys that are taken
 * already are left out. `rows` is a query of (scope, key_hash, request_hash, lead_id, created_at).
 */
export function insertLeadKeysSql(rows: string): string {
  return `
    insert into idempotency (scope, key_hash, request_hash, lead_id, created_at)
    ${rows}
    on conflict do nothing
  `;
}
