// Reads and writes sign-ups that wait for the code of an email.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface NewSignUp {
  readonly id: string;
  readonly userId: string;
  /** Lower-cased. */
  readonly email: string;
  /** JSON; null where a person signs in with the email already. */
  readonly plan: string | null;
  readonly tokenHash: Buffer;
  readonly browserHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a sign-up, and forgets all that have expired. */
export async function insertSignUp(db: Queryable, row: NewSignUp): Promise<void> {
  await db.query("delete from auth.sign_up where expires_at <= $1", [row.createdAt]);
  await db.query(
    `insert into auth.sign_up (id, user_id, email, plan, token_hash, browser_hash, created_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.userId,
      row.email,
      row.plan,
      row.tokenHash,
      row.browserHash,
      row.createdAt,
      row.expiresAt,
    ],
  );
}

export interface SignUpRow {
  readonly id: string;
  readonly email: string;
  /** As it was written, read from JSON. */
  readonly plan: unknown;
  readonly tries: number;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

/** The sign-up of a token. With `lock` in a transaction, no other call uses it meanwhile. */
export async function findSignUp(
  db: Queryable,
  by: "token_hash" | "browser_hash",
  hash: Buffer,
  { lock = false } = {},
): Promise<SignUpRow | null> {
  const { rows } = await db.query<SignUpRow>(
    `select id, email, plan, tries, expires_at, ended_at
     from auth.sign_up
     where ${by} = $1 ${lock ? "for update" : ""}`,
    [hash],
  );
  return rows[0] ?? null;
}

export async function countWrongCode(db: Queryable, id: string): Promise<void> {
  await db.query("update auth.sign_up set tries = tries + 1 where id = $1", [id]);
}

/** Ends a sign-up; what was typed for it is forgotten. */
export async function endSignUp(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update auth.sign_up set ended_at = $2, plan = null where id = $1", [id, at]);
}

/** The person who signs in with an email, also one who is suspended. `email` is lower-cased. */
export async function findPersonOf(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(`select id from auth."user" where email = $1`, [
    email,
  ]);
  return rows[0]?.id ?? null;
}
