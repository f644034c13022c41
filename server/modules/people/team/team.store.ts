// The rows of an account's people and of the invitations to it.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export interface TeamMemberRow {
  readonly user_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly team_role: TeamRole;
  readonly created_at: Date;
  /** When a session was last used, or ended by signing out; null if that is not known. */
  readonly last_seen_at: Date | null;
  readonly has_second_factor: boolean;
  readonly is_email_confirmed: boolean;
  /** Sessions whose stored end has not come. */
  readonly sessions: number;
}

const TEAM_ROLES = `
  select m.user_id, m.account_id, m.name, coalesce(u.email, '') as email, m.team_role, m.created_at,
    greatest(m.signed_out_at, s.used_at) as last_seen_at, s.sessions,
    coalesce(u.two_factor_enabled, false)
      or exists (select from auth.passkey k where k.user_id = m.user_id) as has_second_factor,
    coalesce(u.email_verified, false) as is_email_confirmed
  from member m
  cross join lateral (
    select max(s.updated_at) as used_at,
      (count(*) filter (where s.expires_at > $2))::int as sessions
    from auth.session s
    where s.user_id = m.user_id
  ) s
  left join auth."user" u on u.id = m.user_id
`;

/** Who acts for the account, the longest there first. */
export async function listTeamMembers(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<TeamMemberRow[]> {
  const { rows } = await db.query<TeamMemberRow>(
    `${TEAM_ROLES} where m.account_id = $1
       and m.status <> 'removed' order by m.created_at, m.user_id`,
    [accountId, at],
  );
  return rows;
}

/**
 * Those of an account's people who are still there, one change at a time: the account's row keeps
 * others waiting.
 */
export async function lockMembers(
  { client }: Transaction,
  accountId: string,
  at: Date,
): Promise<TeamMemberRow[]> {
  await client.query("select from account where id = $1 for update", [accountId]);
  return listTeamMembers(client, accountId, at);
}

export async function updateMember(
  { client }: Transaction,
  userId: string,
  teamRole: TeamRole,
): Promise<void> {
  await client.query("update member set team_role = $2 where user_id = $1", [userId, teamRole]);
}

/** Marks the person as removed. The name stays, for the records of what the person did. */
export async function removeMember({ client }: Transaction, userId: string): Promise<void> {
  await client.query("update member set status = 'removed' where user_id = $1", [userId]);
}

/** Where a person who was removed can still be told, and the company that they belonged to. */
export async function findLeft(
  db: Queryable,
  userId: string,
): Promise<{ readonly email: string; readonly company: string } | null> {
  const { rows } = await db.query<{ email: string; company: string }>(
    `select u.email, a.name as company
     from auth."user" u
     join member m on m.user_id = u.id
     join account a on a.id = m.account_id
     where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export interface InvitationRow {
  readonly id: string;
  readonly account_id: string;
  readonly email: string;
  readonly team_role: TeamRole;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly accepted_at: Date | null;
  readonly revoked_at: Date | null;
}

const COLUMNS =
  "i.id, i.account_id, i.email, i.team_role, i.created_at, i.expires_at, i.accepted_at, " +
  "i.revoked_at";

export async function listOpenInvitations(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select ${COLUMNS}
     from member_invitation i
     where i.account_id = $1
       and i.accepted_at is null
       and i.revoked_at is null
       and i.expires_at > $2
     order by i.id desc`,
    [accountId, at],
  );
  return rows;
}

export async function countOpenInvitations(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from member_invitation
     where account_id = $1 and accepted_at is null and revoked_at is null and expires_at > $2`,
    [accountId, at],
  );
  return rows[0]?.count ?? 0;
}

export interface NewInvitation {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly team_role: TeamRole;
  readonly tokenHash: Buffer;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertInvitation(db: Queryable, row: NewInvitation): Promise<void> {
  await db.query(
    `insert into member_invitation (id, account_id, email, team_role, token_hash, invited_by,
       created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.accountId,
      row.email,
      row.team_role,
      row.tokenHash,
      row.invitedBy,
      row.createdAt,
      row.expiresAt,
    ],
  );
}

/** Revokes an unused invitation of the account. Null where there is none. */
export async function revokeInvitation(
  db: Queryable,
  accountId: string,
  id: string,
  at: Date,
): Promise<{ readonly team_role: TeamRole } | null> {
  const { rows } = await db.query<{ team_role: TeamRole }>(
    `update member_invitation
     set revoked_at = coalesce(revoked_at, $3)
     where id = $1 and account_id = $2 and accepted_at is null
     returning team_role`,
    [id, accountId, at],
  );
  return rows[0] ?? null;
}

export type InvitationWithAccount = InvitationRow & {
  readonly account_name: string;
  readonly account_kind: "network" | "advertiser" | "affiliate";
  readonly account_status: AccountStatus;
  /** Whether `npm run admin` printed its link. */
  readonly is_by_command: boolean;
};

/** Who makes the links that `npm run admin` prints. */
export const ADMIN_COMMAND = "npm run admin";

/**
 * The invitation of a token. Within a transaction with `lock`, no other call accepts or revokes it
 * meanwhile.
 */
export async function findInvitation(
  db: Queryable,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<InvitationWithAccount | null> {
  const { rows } = await db.query<InvitationWithAccount>(
    `select ${COLUMNS}, a.name as account_name, a.kind as account_kind, a.status as account_status,
       i.invited_by = $2 as is_by_command
     from member_invitation i
     join account a on a.id = i.account_id
     where i.token_hash = $1 ${lock ? "for update of i" : ""}`,
    [tokenHash, ADMIN_COMMAND],
  );
  return rows[0] ?? null;
}

export async function markAccepted(
  db: Queryable,
  id: string,
  userId: string,
  at: Date,
): Promise<void> {
  await db.query("update member_invitation set accepted_at = $2, accepted_by = $3 where id = $1", [
    id,
    at,
    userId,
  ]);
}

/** The role of the people of an account. */
export function roleOf(kind: "network" | "advertiser" | "affiliate"): Role {
  return kind === "network" ? "admin" : kind;
}
