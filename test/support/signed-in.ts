// Creates signed-in people over the test API, for tests in which the session itself matters.
import { randomUUID } from "node:crypto";
import type { TestApi } from "./api.ts";

const SESSION_MS = 7 * 86_400_000;

export interface SignedInPerson {
  readonly user: string;
  /** The headers that identify the session of a call. */
  readonly session: { readonly "x-test-session": string };
}

/** Creates a person with a first session, as after a sign-in. */
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

/** Creates a further session of the person. */
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
