// Reads and ends the sessions of an account's members.
import type { Role } from "../../../../domain/access/access.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { OwnSessionRow } from "./identity.store.ts";

export type MemberSessionRow = OwnSessionRow & { readonly user_id: string; readonly role: Role };

/** The sessions of members who are still there whose stored end has not come, newest first. */
export async function listMemberSessions(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<MemberSessionRow[]> {
  const { rows } = await db.query<MemberSessionRow>(
    `select s.id, s.user_id, s.created_at, s.updated_at, s.expires_at, s.ip_address, s.user_agent,
       m.role
     from auth.session s
     join member m on m.user_id = s.user_id
     where m.account_id = $1 and m.status <> 'removed' and s.expires_at > $2
     order by s.created_at desc, s.id desc`,
    [accountId, at],
  );
  return rows;
}

/** Whether the person is a member of the account, not removed. */
export async function isMemberOf(
  { client }: Transaction,
  userId: string,
  accountId: string,
): Promise<boolean> {
  const { rows } = await client.query(
    "select from member where user_id = $1 and account_id = $2 and status <> 'removed'",
    [userId, accountId],
  );
  return rows.length > 0;
}

/** Ends one session of the person, or all without an id; returns how many there were. */
export async function deleteSessionsOf(
  { client }: Transaction,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const { rowCount } = await client.query(
    "delete from auth.session where user_id = $1 and ($2::text is null or id = $2::text)",
    [userId, sessionId],
  );
  return rowCount ?? 0;
}
