// What must be told once a transaction has committed, written by that transaction; the publisher
// turns it into events.
import type { Queryable } from "./queryable.ts";
import type { Transaction } from "./transaction.ts";

/**
 * What is told. The publisher knows the payload of each; in it are nobody's words and no contact
 * data.
 */
export type OutboxTopic =
  | "leads_decided"
  | "return_filed"
  | "return_to_decide"
  | "return_decided"
  | "search_matched"
  | "demand_followed"
  | "sale_assigned"
  | "import_ended"
  | "form_sent"
  | "draft_ended"
  | "earnings_paid"
  | "postback_off"
  | "webhook_off"
  | "email_off"
  | "delivery_failing"
  | "payout_moved"
  | "bank_changed"
  | "cap_reached"
  | "low_balance"
  | "campaign_stopped"
  | "source_suspended"
  | "account_waiting";

/** Leaves one announcement in the caller's transaction. */
export async function appendOutboxEvent(
  db: Queryable,
  topic: OutboxTopic,
  payload: object,
  atMs: number,
): Promise<void> {
  await db.query(
    `insert into outbox (topic, payload, written_at)
     values ($1, $2, to_timestamp($3::bigint / 1000.0))`,
    [topic, JSON.stringify(payload), atMs],
  );
}

/**
 * The statement that leaves announcements, for the caller's own flight. `rows` is a query of
 * (topic, payload, written_at).
 */
export function appendOutboxEventSql(rows: string): string {
  return `insert into outbox (topic, payload, written_at) ${rows}`;
}

/**
 * Takes the oldest announcements out for good, `most` at most, and passes over those that another
 * publisher has in hand. `Announcement` is the caller's reading of topic and payload.
 */
export async function takeOutboxEvents<Announcement extends object>(
  tx: Transaction,
  most: number,
): Promise<(Announcement & { readonly written_at_ms: bigint })[]> {
  const { rows } = await tx.client.query<Announcement & { written_at_ms: bigint }>({
    name: "outbox-take",
    text: `
      delete from outbox
      where id in (select id from outbox order by id limit $1 for update skip locked)
      returning topic, payload, (extract(epoch from written_at) * 1000)::bigint as written_at_ms
    `,
    values: [most],
  });
  return rows;
}

/** Forgets every announcement that waits. */
export async function clearOutbox(db: Queryable): Promise<void> {
  await db.query("delete from outbox");
}
