// Opens real sessions of people in a test database: a row as better-auth writes it, and the cookie
// that it signs.
import { createHmac, randomUUID } from "node:crypto";
import type pg from "pg";

/** Of a session that is open long after every test. */
const DAYS_30_MS = 30 * 86_400_000;

/**
 * Gives a member a user to sign in as, and a session that began at `at` and in which they confirmed
 * who they are. Returns the Cookie header.
 */
export async function openCookieSession(
  {
    pool,
    cookies: { cookieName, cookieSecret },
  }: {
    readonly pool: pg.Pool;
    readonly cookies: { readonly cookieName: string; readonly cookieSecret: string };
  },
  userId: string,
  at: Date,
  endsAt: Date = new Date(at.getTime() + DAYS_30_MS),
): Promise<string> {
  const token = randomUUID();
  await pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Test person', $1 || '@example.com', true, $2, $2)
     on conflict do nothing`,
    [userId, at],
  );
  await pool.query(
    `insert into auth.session (id, user_id, token, expires_at, created_at, updated_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $5, $5)`,
    [randomUUID(), userId, token, endsAt, at],
  );
  const signature = createHmac("sha256", cookieSecret).update(token).digest("base64");
  return `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}`;
}
