// Reads whose email is confirmed.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Whether the person's email is confirmed. */
export async function isEmailConfirmed(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(`select from auth."user" where id = $1 and email_verified`, [
    userId,
  ]);
  return rowCount === 1;
}

/** Whether an owner of the account has confirmed the email. */
export async function isOwnerConfirmed(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select
     from member m
     join auth."user" u on u.id = m.user_id
     where m.account_id = $1 and m.team_role = 'owner' and m.status = 'active' and u.email_verified
     limit 1`,
    [accountId],
  );
  return rowCount === 1;
}
