// Queues push messages: a row for each event and browser.
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import { plainArray } from "../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/**
 * Returns those of the accounts that have a subscribed browser. Without any, this query is all that
 * push messages cost.
 */
export async function listRecipients(
  db: Queryable,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ account_id: string }>({
    name: "push-told",
    text: "select distinct account_id from push_subscription where account_id = any($1::uuid[])",
    values: [plainArray(accountIds)],
  });
  return rows.map(({ account_id: id }) => id);
}

/** An event, and a browser of a person of its account. */
export interface PushableEvent {
  readonly event_seq: bigint;
  readonly type: NotificationType;
  readonly subscription_id: string;
  readonly origin: string;
  readonly user_id: string;
}

/**
 * Returns the possible recipients of these accounts' events above a number, kind by kind: the
 * browsers of people who are signed in there and act for the account.
 */
export async function listPushable(
  db: Queryable,
  accountIds: readonly string[],
  kinds: readonly NotificationType[],
  afterSeq: number,
  now: Date,
): Promise<readonly PushableEvent[]> {
  const { rows } = await db.query<PushableEvent>({
    name: "push-tellable",
    text: `
      select e.seq as event_seq, e.type, s.id as subscription_id, s.origin, s.user_id
      from event e
      join push_subscription s on s.account_id = e.account_id
      join auth.session a on a.id = s.session_id and a.expires_at > $4
      join member m on m.user_id = s.user_id and m.account_id = s.account_id and m.status = 'active'
      join account o on o.id = s.account_id and o.status <> 'suspended'
      where e.seq > $2 and e.account_id = any($1::uuid[]) and e.type = any($3::text[])
        and (e.member_id is null or e.member_id = s.user_id)
    `,
    values: [plainArray(accountIds), afterSeq, kinds, now],
  });
  return rows;
}

export interface NewMessage extends Pick<
  PushableEvent,
  "event_seq" | "subscription_id" | "origin"
> {
  readonly nextAt: Date;
  readonly expiresAt: Date;
}

export async function insertMessages(
  db: Queryable,
  messages: readonly NewMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db.query({
    name: "push-queue",
    text: `
      insert into push_message (event_seq, subscription_id, origin, expires_at, tries, next_at)
      select seq, subscription, origin, expires_at, 0, next_at
      from unnest(
        $1::bigint[], $2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[]
      ) as n (seq, subscription, origin, expires_at, next_at)
    `,
    values: [
      messages.map(({ event_seq: seq }) => String(seq)),
      messages.map(({ subscription_id: id }) => id),
      messages.map(({ origin }) => origin),
      messages.map(({ expiresAt }) => expiresAt.toISOString()),
      messages.map(({ nextAt }) => nextAt.toISOString()),
    ],
  });
}
