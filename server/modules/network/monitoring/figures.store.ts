// Reads the figures that the operator of the server watches: queues, what ended in them, and what
// the network sold. What grows is read a window at a time, so that no reading gets longer with the
// tables.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface QueueState {
  readonly queue: string;
  /** Messages whose time has come, of receivers that are not switched off or paused. */
  readonly due: number;
  /** Since the oldest of them was due; 0 without any. */
  readonly oldest_seconds: number;
}

/** How a queue's due messages are found: by the queues' own indexes over what waits. */
const WAITING: Readonly<Record<string, string>> = {
  deliveries: `select next_at as due_at
    from delivery c
    join destination r on r.id = c.destination_id
    where c.status = 'waiting' and r.status = 'active'`,
  emails: "select next_at as due_at from email where status = 'waiting'",
  events: "select written_at as due_at from outbox",
  postbacks: `select next_at as due_at
    from postback_message c
    join postback r on r.id = c.postback_id
    where c.status = 'waiting' and r.status = 'active'`,
  push: "select next_at as due_at from push_message",
  webhooks: `select next_at as due_at
    from webhook_message c
    join webhook r on r.id = c.webhook_id
    where c.status = 'waiting' and r.status = 'active'`,
};

export async function readQueues(db: Queryable, at: Date): Promise<readonly QueueState[]> {
  const parts = Object.entries(WAITING).map(
    ([queue, sql]) => `
      select '${queue}' as queue, count(*)::int as due,
        coalesce(extract(epoch from $1 - min(due_at)), 0)::float8 as oldest_seconds
      from (${sql}) w
      where due_at <= $1::timestamptz`,
  );
  const { rows } = await db.query<QueueState>({
    name: "monitoring-queues",
    text: parts.join(" union all "),
    values: [at],
  });
  return rows;
}

/** A span of time: from its beginning up to its end, which is not part of it. */
export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export interface EndedMessages {
  readonly queue: string;
  readonly result: string;
  readonly count: number;
}

const ENDED: Readonly<Record<string, string>> = {
  deliveries: "delivery",
  emails: "email",
  postbacks: "postback_message",
  webhooks: "webhook_message",
};

/** What ended within the window, by queue and result. Push messages leave no trace. */
export async function countEnded(
  db: Queryable,
  { from, to }: Window,
): Promise<readonly EndedMessages[]> {
  const parts = Object.entries(ENDED).map(
    ([queue, table]) => `
      select '${queue}' as queue, status as result, count(*)::int as count
      from ${table}
      where ended_at >= $1 and ended_at < $2
      group by status`,
  );
  const { rows } = await db.query<EndedMessages>({
    name: "monitoring-ended",
    text: parts.join(" union all "),
    values: [from, to],
  });
  return rows;
}

export interface PostCount {
  readonly status: string;
  readonly count: number;
}

/** Posts by the status that was answered. Ids are those of the window's ends (uuidv7). */
export async function countPosts(
  db: Queryable,
  fromId: string,
  toId: string,
): Promise<readonly PostCount[]> {
  const { rows } = await db.query<PostCount>({
    name: "monitoring-posts",
    text: `
      select answer_status as status, count(*)::int as count
      from lead
      where id >= $1 and id < $2
      group by answer_status
    `,
    values: [fromId, toId],
  });
  return rows;
}

export interface SoldLeads {
  readonly mode: string;
  readonly count: number;
  readonly price_cents: bigint;
  readonly revenue_cents: bigint;
}

/** Sales by mode, with what buyers pay and what of it is the network's. */
export async function sumSales(
  db: Queryable,
  fromId: string,
  toId: string,
): Promise<readonly SoldLeads[]> {
  const { rows } = await db.query<SoldLeads>({
    name: "monitoring-sales",
    text: `
      select mode, count(*)::int as count, sum(price_cents)::bigint as price_cents,
        sum(price_cents - earning_cents)::bigint as revenue_cents
      from sale
      where id >= $1 and id < $2
      group by mode
    `,
    values: [fromId, toId],
  });
  return rows;
}

export interface WalletFloor {
  /** The least that a wallet can still spend, credit included; null without wallets. */
  readonly lowest_cents: bigint | null;
  /** Wallets that can spend nothing. */
  readonly empty: number;
}

export async function readWalletFloor(db: Queryable): Promise<WalletFloor> {
  const { rows } = await db.query<WalletFloor>(
    `select min(balance_cents + credit_limit_cents) as lowest_cents,
       count(*) filter (where balance_cents + credit_limit_cents <= 0)::int as empty
     from wallet`,
  );
  return rows[0] ?? { lowest_cents: null, empty: 0 };
}
