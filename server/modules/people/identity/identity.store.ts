// Reads and writes the rows of people who sign in, their credentials and their sessions.
import type { AccountStatus } from "../../../../domain/access/account-status.ts";
import type { Role } from "../../../../domain/access/access.ts";
import type { TeamRole } from "../../../../domain/access/rights.ts";
import { factorRuleOf } from "./factor-rule.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface NewUser {
  readonly id: string;
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly passwordHash: string;
  readonly credentialId: string;
  readonly at: Date;
}

/**
 * Writes the person with their password. False when the email has a user already: then nothing was
 * written.
 */
export async function insertUser(db: Queryable, user: NewUser): Promise<boolean> {
  const { rowCount } = await db.query(
    `with person as (
       insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
       values ($1, $2, $3, false, $4, $4)
       on conflict (email) do nothing
       returning id
     )
     insert into auth.credential (id, user_id, account_id, provider_id, password, created_at,
       updated_at)
     select $5, id, id, 'credential', $6, $4, $4
     from person`,
    [user.id, user.name, user.email, user.at, user.credentialId, user.passwordHash],
  );
  return rowCount === 1;
}

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly email: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly confirmed_at: Date | null;
  readonly role: Role;
  readonly team_role: TeamRole;
  readonly member_status: "active" | "suspended";
  readonly account_id: string;
  readonly account_kind: "network" | "advertiser" | "affiliate";
  readonly account_name: string;
  readonly account_status: AccountStatus;
  readonly account_time_zone: string;
  readonly email_verified: boolean;
  readonly has_app: boolean;
  readonly has_passkey: boolean;
  readonly used_passkey: boolean;
  /** Whether the account's owners require a second factor. */
  readonly needs_factor: boolean;
  /** The view that the session has begun and that was not ended; null without one. */
  readonly view: SessionViewRow | null;
}

/** An account that a session views. */
export interface SessionViewRow {
  readonly id: string;
  readonly ends_at_ms: number;
  readonly account_id: string;
  readonly account_kind: SessionRow["account_kind"];
  readonly account_name: string;
  readonly account_status: AccountStatus;
  readonly account_time_zone: string;
}

/** What decides whether a session needs a second factor, with `s`, `u` and `a` joined. */
const FACTORS = `u.two_factor_enabled as has_app, s.passkey_id is not null as used_passkey,
  exists (select from auth.passkey k where k.user_id = s.user_id) as has_passkey,
  ${factorRuleOf("a.id")} as needs_factor`;

/**
 * The session of a token with its person, read afresh at every call. Null also for a person without
 * a membership.
 */
export async function findSession(db: Queryable, token: string): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>(
    `select s.id as session_id, s.user_id, m.name as user_name, u.email, s.created_at, s.expires_at,
       s.confirmed_at, m.role, m.team_role, m.status as member_status, a.id as account_id,
       a.kind as account_kind, a.name as account_name, a.status as account_status,
       a.time_zone as account_time_zone, u.email_verified, ${FACTORS},
       case when v.id is not null then jsonb_build_object(
         'id', v.id,
         'ends_at_ms', (extract(epoch from v.ends_at) * 1000)::bigint,
         'account_id', va.id,
         'account_kind', va.kind,
         'account_name', va.name,
         'account_status', va.status,
         'account_time_zone', va.time_zone
       ) end as view
     from auth.session s
     join auth."user" u on u.id = s.user_id
     join member m on m.user_id = s.user_id
     join account a on a.id = m.account_id
     left join account_view v on v.session_id = s.id and v.ended_at is null
     left join account va on va.id = v.account_id
     where s.token = $1`,
    [token],
  );
  return rows[0] ?? null;
}

/** Moves a session's end. One that was ended meanwhile stays ended. */
export async function updateSessionEnd(
  db: Queryable,
  id: string,
  expiresAt: Date,
  at: Date,
): Promise<void> {
  await db.query("update auth.session set expires_at = $2, updated_at = $3 where id = $1", [
    id,
    expiresAt,
    at,
  ]);
}

export type MemberState = Pick<
  SessionRow,
  "role" | "member_status" | "account_id" | "account_status"
>;

export async function findSessionState(db: Queryable, userId: string): Promise<MemberState | null> {
  const { rows } = await db.query<MemberState>(
    `select m.role, m.status as member_status, a.id as account_id, a.status as account_status
     from member m
     join account a on a.id = m.account_id
     where m.user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export type SessionState = Pick<
  SessionRow,
  | "role"
  | "member_status"
  | "account_status"
  | "created_at"
  | "expires_at"
  | "has_app"
  | "has_passkey"
  | "used_passkey"
  | "needs_factor"
> & { readonly token: string };

/** What decides whether each session still lets its person in. */
export async function listMemberStates(
  db: Queryable,
  tokens: readonly string[],
): Promise<SessionState[]> {
  const { rows } = await db.query<SessionState>(
    `select s.token, s.created_at, s.expires_at, m.role, m.status as member_status,
       a.status as account_status, ${FACTORS}
     from auth.session s
     join auth."user" u on u.id = s.user_id
     join member m on m.user_id = s.user_id
     join account a on a.id = m.account_id
     where s.token = any($1)`,
    [tokens],
  );
  return rows;
}

export interface OwnSessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
}

/** A person's sessions whose stored end has not come, newest first. The token stays here. */
export async function listSessions(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<OwnSessionRow[]> {
  const { rows } = await db.query<OwnSessionRow>(
    `select id, created_at, updated_at, expires_at, ip_address, user_agent
     from auth.session
     where user_id = $1 and expires_at > $2
     order by created_at desc, id desc`,
    [userId, at],
  );
  return rows;
}

/** Ends a session if it is this person's. False when there is none such. */
export async function deleteOwnSession(
  db: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query("delete from auth.session where user_id = $1 and id = $2", [
    userId,
    id,
  ]);
  return rowCount === 1;
}

export async function deleteExpiredSessions(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<void> {
  await db.query("delete from auth.session where user_id = $1 and expires_at <= $2", [userId, at]);
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.query("delete from auth.session where token = $1", [token]);
}

/** A person's email and hashed password; null for a person who signs in without one. */
export async function findPassword(
  db: Queryable,
  userId: string,
): Promise<{ readonly email: string; readonly password_hash: string } | null> {
  const { rows } = await db.query<{ email: string; password_hash: string }>(
    `select u.email, c.password as password_hash
     from auth."user" u
     join auth.credential c on c.user_id = u.id and c.provider_id = 'credential'
     where u.id = $1 and c.password is not null`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Deletes a person's sign-in; the sessions and credentials go with it. */
export async function deleteSignIn(db: Queryable, userId: string): Promise<void> {
  await db.query(`delete from auth."user" where id = $1`, [userId]);
}
