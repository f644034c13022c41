// Reads what decides whether a command may make an operator.
import type { Role } from "../../../../domain/access/access.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** The network's account, locked, so that two commands decide one after the other. */
export async function lockNetwork(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ readonly id: string }>(
    "select id from account where kind = 'network' for update",
  );
  return rows[0]?.id ?? null;
}

/** Whether any person can sign in as an operator. */
export async function hasOperator(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ readonly found: boolean }>(
    `select exists (
       select
       from member m
       join auth."user" u on u.id = m.user_id
       where m.role = 'admin' and m.status = 'active'
     ) as found`,
  );
  return rows[0]?.found ?? false;
}

export interface SignIn {
  readonly user_id: string;
  readonly role: Role;
  readonly status: "active" | "suspended" | "removed";
  readonly account_id: string;
  readonly account_name: string;
}

/** The person who signs in with this lower-cased address; null without one. */
export async function findSignIn(db: Queryable, email: string): Promise<SignIn | null> {
  const { rows } = await db.query<SignIn>(
    `select u.id as user_id, m.role, m.status, a.id as account_id, a.name as account_name
     from auth."user" u
     join member m on m.user_id = u.id
     join account a on a.id = m.account_id
     where u.email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

/** Ends the open invitations that `invitedBy` made. */
export async function endOperatorLinks(db: Queryable, invitedBy: string, at: Date): Promise<void> {
  await db.query(
    `update member_invitation
     set revoked_at = $2
     where invited_by = $1 and accepted_at is null and revoked_at is null`,
    [invitedBy, at],
  );
}
