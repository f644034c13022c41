// What must be told once a transaction has committed, written by that transaction; the publisher
// turns it into events.
import type { Queryable } from "./queryable.ts";

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
