// Reads and writes the row of one person in an account.
import type { Selectable } from "kysely";
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Member } from "../../../platform/db/schema.d.ts";

export type MemberRow = Omit<Selectable<Member>, "role" | "team_role" | "status"> & {
  readonly role: Role;
  readonly team_role: TeamRole;
  readonly status: "active" | "suspended" | "removed";
};

export async function findMember(db: Queryable, userId: string): Promise<MemberRow | null> {
  const { rows } = await db.query<MemberRow>("select * from member where user_id = $1", [userId]);
  return rows[0] ?? null;
}

export async function renameMember(db: Queryable, userId: string, name: string): Promise<void> {
  await db.query("update member set name = $2 where user_id = $1", [userId, name]);
}

/** Writes a person of an account. */
export async function insertMember(
  db: Queryable,
  member: {
    readonly userId: string;
    readonly accountId: string;
    readonly role: Role;
    readonly team_role: TeamRole;
    readonly name: string;
    readonly at: Date;
  },
): Promise<void> {
  await db.query(
    `insert into member (user_id, account_id, role, team_role, name, status, created_at)
     values ($1, $2, $3, $4, $5, 'active', $6)`,
    [member.userId, member.accountId, member.role, member.team_role, member.name, member.at],
  );
}

/** Marks the account's events as read for this person, except for the newest `unread` of them. */
export async function markEventsRead(db: Queryable, userId: string, unread: number): Promise<void> {
  await db.query(
    `update member m
     set read_until = (
       select e.seq
       from event e
       where e.account_id = m.account_id and (e.member_id is null or e.member_id = m.user_id)
       order by e.seq desc
       offset $2
       limit 1
     )
     where m.user_id = $1`,
    [userId, unread],
  );
}

/** Notes that the person signed out: the account's events of until then count as read. */
export async function markSignedOut(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query(
    `update member m
     set signed_out_at = $2,
       read_until = (select max(e.seq) from event e where e.account_id = m.account_id)
     where m.user_id = $1`,
    [userId, at],
  );
}
