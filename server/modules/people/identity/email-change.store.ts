// Reads and writes changes of the email that a person signs in with.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface EmailChangeRow {
  readonly id: string;
  readonly user_id: string;
  readonly old_email: string;
  readonly new_email: string;
  readonly expires_at: Date;
  readonly approved_at: Date | null;
  readonly confirmed_at: Date | null;
}

export interface NewEmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a change. End the person's open one first. */
export async function insertEmailChange(db: Queryable, change: NewEmailChange): Promise<void> {
  await db.query(
    `insert into auth.email_change (id, user_id, old_email, new_email, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      change.id,
      change.userId,
      change.oldEmail,
      change.newEmail,
      change.createdAt,
      change.expiresAt,
    ],
  );
}

const COLUMNS = "id, user_id, old_email, new_email, expires_at, approved_at, confirmed_at";

/** A person's change that can still be confirmed. */
export async function findOpenChange(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<EmailChangeRow | null> {
  const { rows } = await db.query<EmailChangeRow>(
    `select ${COLUMNS}
     from auth.email_change
     where user_id = $1 and ended_at is null and expires_at > $2`,
    [userId, at],
  );
  return rows[0] ?? null;
}

/** Writes that one side has agreed, and returns the change; null if it has ended. */
export async function agreeToChange(
  db: Queryable,
  id: string,
  side: "approved_at" | "confirmed_at",
  at: Date,
): Promise<EmailChangeRow | null> {
  const { rows } = await db.query<EmailChangeRow>(
    `update auth.email_change
     set ${side} = coalesce(${side}, $2)
     where id = $1 and ended_at is null
     returning ${COLUMNS}`,
    [id, at],
  );
  return rows[0] ?? null;
}

/** Locks a change: the links of both sides may be used at the same time. */
export async function lockChange(db: Queryable, id: string): Promise<EmailChangeRow | null> {
  const { rows } = await db.query<EmailChangeRow>(
    `select ${COLUMNS}
     from auth.email_change
     where id = $1 and ended_at is null
     for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Ends a person's open change. False if there was none. */
export async function endChange(db: Queryable, userId: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "update auth.email_change set ended_at = $2 where user_id = $1 and ended_at is null",
    [userId, at],
  );
  return rowCount === 1;
}

/**
 * Sets the email with which a person signs in, as confirmed. False if another person has it: then
 * nothing was written.
 */
export async function replaceEmail(
  db: Queryable,
  userId: string,
  email: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update auth."user" u
     set email = $2, updated_at = $3
     where u.id = $1 and not exists (select from auth."user" o where o.email = $2)`,
    [userId, email, at],
  );
  return rowCount === 1;
}
