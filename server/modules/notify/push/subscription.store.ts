// Reads and writes push subscriptions.
import type { Selectable } from "kysely";
import type { Language } from "../../../../domain/languages.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { PushSubscription } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export type SubscriptionRow = Omit<Selectable<PushSubscription>, "language"> & {
  readonly language: Language;
};

/** Returns a person's subscriptions whose session has not ended. */
export async function listSubscriptions(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<SubscriptionRow[]> {
  const { rows } = await db.query<SubscriptionRow>(
    `select p.*
     from push_subscription p
     join auth.session s on s.id = p.session_id
     where p.user_id = $1 and s.expires_at > $2
     order by p.created_at desc, p.id`,
    [userId, at],
  );
  return rows;
}

/** Returns the session of a token, if it is this person's. */
export async function findSessionId(
  db: Queryable,
  token: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from auth.session where token = $1 and user_id = $2",
    [token, userId],
  );
  return rows[0]?.id ?? null;
}

export interface NewSubscription {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly origin: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly userAgent: string | null;
  readonly language: Language;
  readonly at: Date;
}

/** Removes other people's subscriptions of this browser: an endpoint belongs to one browser. */
export async function takeEndpoint(
  { client }: Transaction,
  id: string,
  endpoint: string,
): Promise<void> {
  await client.query("delete from push_subscription where endpoint = $2 and id <> $1", [
    id,
    endpoint,
  ]);
}

/** Inserts or replaces the subscription. Returns null if the id is another person's. */
export async function putSubscription(
  { client }: Transaction,
  given: NewSubscription,
): Promise<SubscriptionRow | null> {
  const { rows } = await client.query<SubscriptionRow>(
    `insert into push_subscription as p (id, user_id, account_id, session_id, endpoint, origin,
       p256dh, auth, user_agent, language, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (id) do update
       set account_id = excluded.account_id, session_id = excluded.session_id,
         endpoint = excluded.endpoint, origin = excluded.origin, p256dh = excluded.p256dh,
         auth = excluded.auth, user_agent = excluded.user_agent, language = excluded.language,
         seen_at = excluded.seen_at,
         failing_since = case when p.endpoint = excluded.endpoint then p.failing_since end
     where p.user_id = excluded.user_id
     returning *`,
    [
      given.id,
      given.userId,
      given.accountId,
      given.sessionId,
      given.endpoint,
      given.origin,
      given.p256dh,
      given.auth,
      given.userAgent,
      given.language,
      given.at,
    ],
  );
  return rows[0] ?? null;
}

/** Deletes a person's subscriptions beyond a limit, the longest unused first. */
export async function forgetOldest(
  { client }: Transaction,
  userId: string,
  most: number,
): Promise<void> {
  await client.query(
    `delete from push_subscription
     where id in (
       select id
       from push_subscription
       where user_id = $1
       order by seen_at desc, id desc
       offset $2
     )`,
    [userId, most],
  );
}

/** Returns false if it is not this person's. */
export async function deleteOwnSubscription(
  db: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from push_subscription where id = $1 and user_id = $2",
    [id, userId],
  );
  return rowCount === 1;
}

/**
 * Records whether the push service accepted a message; returns since when it has accepted none.
 * Returns null also if the subscription is gone.
 */
export async function noteSent(
  { client }: Transaction,
  id: string,
  wasTaken: boolean,
  at: Date,
): Promise<Date | null> {
  const { rows } = await client.query<{ failing_since: Date | null }>(
    `update push_subscription
     set last_sent_at = case when $2 then $3 else last_sent_at end,
       failing_since = case when not $2 then coalesce(failing_since, $3) end
     where id = $1
     returning failing_since`,
    [id, wasTaken, at],
  );
  return rows[0]?.failing_since ?? null;
}

/**
 * Removes a browser that its push service has given up, unless it has subscribed again in the
 * meantime.
 */
export async function deleteDead(
  { client }: Transaction,
  id: string,
  endpoint: string,
): Promise<void> {
  await client.query("delete from push_subscription where id = $1 and endpoint = $2", [
    id,
    endpoint,
  ]);
}
