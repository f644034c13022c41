// A person who signed in, over the test API: where a sign-in itself matters, as for what ends with
// it.
import { randomUUID } from "node:crypto";
import type { TestApi } from "./api.ts";

const SESSION_MS = 7 * 86_400_000;

export interface SignedInPerson {
  readonly user: string;
  /** The headers that the session of the call is known by. */
  readonly session: { readonly "x-test-session": string };
}

/** The person with a first session, as signing in would leave them. */
export async function signInTo(
  api: TestApi,
  accountId: string,
  role: "advertiser" | "affiliate" | "admin",
  at: Date,
): Promise<SignedInPerson> {
  const { user } = await api.userOf(accountId, role);
  await api.database.pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Test person', $1 || '@example.com', false, $2, $2)`,
    [user, at],
  );
  return { user, session: await openSession(api, user, at) };
}

/** A further session of theirs. */
export async function openSession(
  api: TestApi,
  user: string,
  at: Date,
): Promise<SignedInPerson["session"]> {
  const token = randomUUID();
  await api.database.pool.query(
    `insert into auth.session (id, user_id, token, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [randomUUID(), user, token, new Date(at.getTime() + SESSION_MS), at],
  );
  return { "x-test-session": token };
}
