// Reads and writes passkeys and their challenges.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  /** A number of 32 bits. */
  readonly use_count: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const COLUMNS = `id, user_id, credential_id, public_key, use_count::float8 as use_count, transports,
  name, created_at, last_used_at`;

/** A person's passkeys, the oldest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    `select ${COLUMNS} from auth.passkey where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** The passkey with the id that it gave itself. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(
    `select ${COLUMNS} from auth.passkey where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export interface NewPasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly useCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly at: Date;
}

/**
 * Writes a passkey, unless the person has `most` already. Within a transaction: the person's row is
 * locked, so that no other call adds one meanwhile.
 */
export async function insertPasskey(
  db: Queryable,
  passkey: NewPasskeyRow,
  most: number,
): Promise<"added" | "limit" | "known"> {
  await db.query(`select 1 from auth."user" where id = $1 for update`, [passkey.userId]);
  const { rows } = await db.query<{ readonly has: number }>(
    "select count(*)::integer as has from auth.passkey where user_id = $1",
    [passkey.userId],
  );
  if ((rows[0]?.has ?? 0) >= most) return "limit";
  const { rowCount } = await db.query(
    `insert into auth.passkey (id, user_id, credential_id, public_key, use_count, transports, name,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (credential_id) do nothing`,
    [
      passkey.id,
      passkey.userId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.useCount,
      passkey.transports,
      passkey.name,
      passkey.at,
    ],
  );
  return rowCount === 1 ? "added" : "known";
}

/**
 * Notes a use. False if the passkey is gone, or another use of it has brought as high a count: a
 * copy answers with the same one.
 */
export async function markPasskeyUsed(
  db: Queryable,
  use: { readonly id: string; readonly useCount: number; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update auth.passkey
     set use_count = $2, last_used_at = $3
     where id = $1 and (use_count < $2 or (use_count = 0 and $2 = 0))`,
    [use.id, use.useCount, use.at],
  );
  return rowCount === 1;
}

/** Null when the person has no such passkey. */
export async function updatePasskeyName(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(
    `update auth.passkey set name = $3 where user_id = $1 and id = $2 returning ${COLUMNS}`,
    [userId, id, name],
  );
  return rows[0] ?? null;
}

/**
 * Deletes a passkey with the sessions that began with it, except the one with this token. Null when
 * the person has no such passkey, else its name.
 */
export async function deletePasskey(
  db: Queryable,
  { userId, id, token }: { readonly userId: string; readonly id: string; readonly token: string },
): Promise<string | null> {
  await db.query(
    "delete from auth.session where user_id = $1 and passkey_id = $2 and token <> $3",
    [userId, id, token],
  );
  const { rows } = await db.query<{ readonly name: string }>(
    "delete from auth.passkey where user_id = $1 and id = $2 returning name",
    [userId, id],
  );
  return rows[0]?.name ?? null;
}

/** Notes in a session that its person has proved to have this passkey. */
export async function updateSessionPasskey(
  db: Queryable,
  token: string,
  passkeyId: string,
): Promise<void> {
  await db.query("update auth.session set passkey_id = $2 where token = $1", [token, passkeyId]);
}

export interface Challenge {
  readonly challenge: string;
  /** Null for a sign-in. */
  readonly userId: string | null;
  readonly expiresAt: Date;
}

/** Writes a challenge, and deletes those that expired before `at`. */
export async function insertChallenge(
  db: Queryable,
  { challenge, userId, expiresAt }: Challenge,
  at: Date,
): Promise<void> {
  await db.query("delete from auth.passkey_challenge where expires_at <= $1", [at]);
  await db.query(
    "insert into auth.passkey_challenge (challenge, user_id, expires_at) values ($1, $2, $3)",
    [challenge, userId, expiresAt],
  );
}

/** Uses a challenge up. False unless it was made for this person, or for a sign-in if null. */
export async function takeChallenge(
  db: Queryable,
  { challenge, userId }: Omit<Challenge, "expiresAt">,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from auth.passkey_challenge
     where challenge = $1 and user_id is not distinct from $2 and expires_at > $3`,
    [challenge, userId, at],
  );
  return rowCount === 1;
}
