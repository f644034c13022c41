// Reads and writes sign-ins at other providers that are under way, and the accounts there that
// people are connected with.
import type { ProviderId } from "../../../../domain/access/sign-in-provider.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface FlowKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

export interface NewFlow extends FlowKey {
  readonly provider: ProviderId;
  readonly nonce: string;
  readonly verifier: string;
  /** Null for a sign-in. */
  readonly userId: string | null;
  readonly expiresAt: Date;
}

/** Writes a flow, and deletes those that expired before `at`. */
export async function insertFlow(db: Queryable, flow: NewFlow, at: Date): Promise<void> {
  await db.query("delete from auth.provider_flow where expires_at <= $1", [at]);
  await db.query(
    `insert into auth.provider_flow (state_hash, browser_hash, provider, nonce, verifier, user_id,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      flow.stateHash,
      flow.browserHash,
      flow.provider,
      flow.nonce,
      flow.verifier,
      flow.userId,
      flow.expiresAt,
    ],
  );
}

export interface TakenFlow {
  readonly provider: ProviderId;
  readonly nonce: string;
  readonly verifier: string;
}

/** Uses a flow up. Null unless it began in this browser, for this person or a sign-in if null. */
export async function takeFlow(
  db: Queryable,
  { stateHash, browserHash }: FlowKey,
  userId: string | null,
  at: Date,
): Promise<TakenFlow | null> {
  const { rows } = await db.query<TakenFlow>(
    `delete from auth.provider_flow
     where state_hash = $1 and browser_hash = $2 and user_id is not distinct from $3
       and expires_at > $4
     returning provider, nonce, verifier`,
    [stateHash, browserHash, userId, at],
  );
  return rows[0] ?? null;
}

/** An account at a provider, as its ID tokens name it. */
export interface AccountKey {
  readonly issuer: string;
  readonly subject: string;
}

/** The person who is connected with an account; null if none is. */
export async function findLinkedUser(
  db: Queryable,
  { issuer, subject }: AccountKey,
): Promise<string | null> {
  const { rows } = await db.query<{ readonly user_id: string }>(
    "select user_id from auth.provider_link where issuer = $1 and subject = $2",
    [issuer, subject],
  );
  return rows[0]?.user_id ?? null;
}

export interface PersonByEmail {
  readonly id: string;
  readonly email_verified: boolean;
  /** Whether they are connected with an account of the provider. */
  readonly is_linked: boolean;
}

/** The person who signs in with an email, lower-cased; their row is locked. */
export async function lockPersonByEmail(
  db: Queryable,
  email: string,
  issuer: string,
): Promise<PersonByEmail | null> {
  const { rows } = await db.query<Omit<PersonByEmail, "is_linked">>(
    `select id, email_verified from auth."user" where email = $1 for update`,
    [email],
  );
  const [person] = rows;
  if (person === undefined) return null;
  const { rowCount } = await db.query(
    "select 1 from auth.provider_link where user_id = $1 and issuer = $2",
    [person.id, issuer],
  );
  return { ...person, is_linked: (rowCount ?? 0) > 0 };
}

export interface NewLink extends AccountKey {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  readonly lastUsedAt: Date | null;
}

/**
 * Connects a person with an account. False if another person is connected with it, or this one with
 * another account of the provider.
 */
export async function insertLink(db: Queryable, link: NewLink): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.provider_link (id, user_id, issuer, subject, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [link.id, link.userId, link.issuer, link.subject, link.at, link.lastUsedAt],
  );
  return rowCount === 1;
}

export async function markLinkUsed(db: Queryable, key: AccountKey, at: Date): Promise<void> {
  await db.query(
    "update auth.provider_link set last_used_at = $3 where issuer = $1 and subject = $2",
    [key.issuer, key.subject, at],
  );
}

export interface LinkRow {
  readonly issuer: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function listLinks(db: Queryable, userId: string): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    "select issuer, created_at, last_used_at from auth.provider_link where user_id = $1",
    [userId],
  );
  return rows;
}

/** Whether the person was connected with an account of the provider. */
export async function deleteLink(db: Queryable, userId: string, issuer: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from auth.provider_link where user_id = $1 and issuer = $2",
    [userId, issuer],
  );
  return rowCount === 1;
}
