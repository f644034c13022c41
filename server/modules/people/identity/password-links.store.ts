// Reads and writes one-time links for a new password, and the password itself.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface PasswordLinkRow {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly account_id: string;
  readonly removes_factor: boolean;
  /** Whether signing in asks for a code now. */
  readonly has_factor: boolean;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly member_status: "active" | "suspended" | "removed";
  readonly account_status: AccountStatus;
}

/** The link of a token. Within a transaction with `lock`, no other call uses it meanwhile. */
export async function findPasswordLink(
  db: Queryable,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<PasswordLinkRow | null> {
  const { rows } = await db.query<PasswordLinkRow>(
    `select k.id, k.user_id, u.email, m.account_id, k.removes_factor, k.expires_at, k.ended_at,
       u.two_factor_enabled as has_factor, m.status as member_status, a.status as account_status
     from auth.password_link k
     join auth."user" u on u.id = k.user_id
     join member m on m.user_id = k.user_id
     join account a on a.id = m.account_id
     where k.token_hash = $1 ${lock ? "for update of k" : ""}`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export interface NewPasswordLink {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly removesFactor: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a link; the person's earlier ones end. */
export async function insertPasswordLink(db: Queryable, link: NewPasswordLink): Promise<void> {
  await endPasswordLinks(db, link.userId, link.createdAt);
  await db.query(
    `insert into auth.password_link (id, user_id, token_hash, removes_factor, created_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [link.id, link.userId, link.tokenHash, link.removesFactor, link.createdAt, link.expiresAt],
  );
}

/** Ends all open links of a person. */
export async function endPasswordLinks(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query(
    "update auth.password_link set ended_at = $2 where user_id = $1 and ended_at is null",
    [userId, at],
  );
}

/** Sets the password of a person who has one, and ends all of their sessions. */
export async function replacePassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await db.query(
    `update auth.credential
     set password = $2, updated_at = $3
     where user_id = $1 and provider_id = 'credential'`,
    [userId, passwordHash, at],
  );
  await db.query("delete from auth.session where user_id = $1", [userId]);
}

/**
 * Turns a person's second factor off, and deletes their passkeys and their connections with other
 * sign-in providers: each of them may be in other hands.
 */
export async function removeFactor(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from auth.two_factor where user_id = $1", [userId]);
  await db.query("delete from auth.passkey where user_id = $1", [userId]);
  await db.query("delete from auth.provider_link where user_id = $1", [userId]);
  await db.query(`update auth."user" set two_factor_enabled = false where id = $1`, [userId]);
}
