// Reads and writes emailed links, and what people prove with them.
import type { LinkMailKind } from "../../../../domain/notifications/account-mail.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Links for a new password, and those of sign-ups, are in tables of their own. */
export type MailLinkKind = Exclude<LinkMailKind, "reset_password" | "sign_up">;

export interface NewMailLink {
  readonly id: string;
  readonly userId: string;
  readonly kind: MailLinkKind;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly changeId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a link; the person's earlier ones of its kind end. */
export async function insertMailLink(db: Queryable, link: NewMailLink): Promise<void> {
  await endMailLinks(db, link.userId, [link.kind], link.createdAt);
  await db.query(
    `insert into auth.mail_link (id, user_id, kind, email, token_hash, change_id, created_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      link.id,
      link.userId,
      link.kind,
      link.email,
      link.tokenHash,
      link.changeId,
      link.createdAt,
      link.expiresAt,
    ],
  );
}

export interface MailLinkRow {
  readonly id: string;
  readonly user_id: string;
  readonly account_id: string;
  readonly kind: MailLinkKind;
  readonly email: string;
  readonly change_id: string | null;
  readonly new_email: string | null;
  readonly tries: number;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly member_status: "active" | "suspended" | "removed";
  readonly account_status: "pending" | "active" | "suspended";
}

const LINK = `
  select k.id, k.user_id, m.account_id, k.kind, k.email, k.change_id, c.new_email, k.tries,
    k.expires_at, k.ended_at, m.status as member_status, a.status as account_status
  from auth.mail_link k
  join member m on m.user_id = k.user_id
  join account a on a.id = m.account_id
  left join auth.email_change c on c.id = k.change_id
`;

/** The link of a token. Within a transaction with `lock`, no other call uses it meanwhile. */
export async function findMailLink(
  db: Queryable,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<MailLinkRow | null> {
  const { rows } = await db.query<MailLinkRow>(
    `${LINK} where k.token_hash = $1 ${lock ? "for update of k" : ""}`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Locks a person's newest link of a kind. */
export async function lockNewestLink(
  db: Queryable,
  userId: string,
  kind: MailLinkKind,
): Promise<MailLinkRow | null> {
  const { rows } = await db.query<MailLinkRow>(
    `${LINK}
     where k.user_id = $1 and k.kind = $2
     order by k.created_at desc, k.id desc
     limit 1
     for update of k`,
    [userId, kind],
  );
  return rows[0] ?? null;
}

/** Counts a wrong code. */
export async function countWrongCode(db: Queryable, id: string): Promise<void> {
  await db.query("update auth.mail_link set tries = tries + 1 where id = $1", [id]);
}

/** Ends a person's open links of these kinds. */
export async function endMailLinks(
  db: Queryable,
  userId: string,
  kinds: readonly MailLinkKind[],
  at: Date,
): Promise<void> {
  await db.query(
    `update auth.mail_link
     set ended_at = $3
     where user_id = $1 and kind = any($2) and ended_at is null`,
    [userId, kinds, at],
  );
}

export async function endMailLink(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update auth.mail_link set ended_at = $2 where id = $1 and ended_at is null", [
    id,
    at,
  ]);
}

export interface EmailHolder {
  readonly user_id: string;
  readonly email: string;
  readonly is_verified: boolean;
  readonly has_password: boolean;
}

const HOLDER = `
  select u.id as user_id, u.email, u.email_verified as is_verified,
    exists (
      select from auth.credential c
      where c.user_id = u.id and c.provider_id = 'credential' and c.password is not null
    ) as has_password
  from auth."user" u
  join member m on m.user_id = u.id
  join account a on a.id = m.account_id
`;

/** The person who signs in with an email, unless they are suspended. `email` is lower-cased. */
export async function findEmailHolder(db: Queryable, email: string): Promise<EmailHolder | null> {
  const { rows } = await db.query<EmailHolder>(
    `${HOLDER} where u.email = $1 and m.status = 'active' and a.status <> 'suspended'`,
    [email],
  );
  return rows[0] ?? null;
}

/** With `lock`, no other transaction changes the person's email meanwhile. */
export async function findOwnEmail(
  db: Queryable,
  userId: string,
  { lock = false } = {},
): Promise<EmailHolder | null> {
  const { rows } = await db.query<EmailHolder>(
    `${HOLDER} where u.id = $1 ${lock ? "for update of u" : ""}`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Marks a person's email as theirs. False if it was marked before. */
export async function setEmailVerified(db: Queryable, userId: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update auth."user"
     set email_verified = true, updated_at = $2
     where id = $1 and not email_verified`,
    [userId, at],
  );
  return rowCount === 1;
}
