// The outbox and the events that come of it.
import type pg from "pg";
import {
  type Fields,
  RowArray,
  loadRowType,
  moment,
  text,
  uuid,
} from "../../../platform/db/row-array.ts";
import { takeOutboxEvents } from "../../../platform/db/outbox.store.ts";
import { type Transaction, together } from "../../../platform/db/transaction.ts";
import { findLastSeq } from "../events/index.ts";
import type { CampaignStopped, CapReached, LowBalance } from "../../demand/campaigns/index.ts";
import type { DeliveryFailing } from "../../delivery/deliveries/index.ts";
import type { DraftEnded } from "../../supply/drafts/index.ts";
import type { DemandFollowed } from "../../demand/follows/index.ts";
import type { FormSent } from "../../supply/forms/index.ts";
import type { AccountWaiting } from "../../people/identity/index.ts";
import type { ImportEnded } from "../../supply/imports/index.ts";
import type { SearchMatched } from "../../marketplace/listings/index.ts";
import type { EmailOff } from "../email/index.ts";
import type { LeadsDecided } from "../../selling/distribution/index.ts";
import type { PostbackOff } from "../../supply/postbacks/index.ts";
import type { BankChanged, EarningsPaid, PayoutMoved } from "../../money/payouts/index.ts";
import type {
  ReturnDecided,
  ReturnFiled,
  ReturnToDecide,
} from "../../marketplace/returns/index.ts";
import type { SaleAssigned } from "../../marketplace/sales/index.ts";
import type { WebhookOff } from "../../delivery/webhooks/index.ts";
import type { SourceSuspended } from "../../supply/sources/index.ts";
import type { NewEvent } from "./new-event.ts";

/** What a transaction left to be told: the topic says which payload it is. */
export type OutboxEvent =
  | { readonly topic: "leads_decided"; readonly payload: LeadsDecided }
  | { readonly topic: "return_filed"; readonly payload: ReturnFiled }
  | { readonly topic: "return_to_decide"; readonly payload: ReturnToDecide }
  | { readonly topic: "return_decided"; readonly payload: ReturnDecided }
  | { readonly topic: "search_matched"; readonly payload: SearchMatched }
  | { readonly topic: "demand_followed"; readonly payload: DemandFollowed }
  | { readonly topic: "sale_assigned"; readonly payload: SaleAssigned }
  | { readonly topic: "import_ended"; readonly payload: ImportEnded }
  | { readonly topic: "form_sent"; readonly payload: FormSent }
  | { readonly topic: "draft_ended"; readonly payload: DraftEnded }
  | { readonly topic: "earnings_paid"; readonly payload: EarningsPaid }
  | { readonly topic: "postback_off"; readonly payload: PostbackOff }
  | { readonly topic: "webhook_off"; readonly payload: WebhookOff }
  | { readonly topic: "email_off"; readonly payload: EmailOff }
  | { readonly topic: "delivery_failing"; readonly payload: DeliveryFailing }
  | { readonly topic: "payout_moved"; readonly payload: PayoutMoved }
  | { readonly topic: "bank_changed"; readonly payload: BankChanged }
  | { readonly topic: "cap_reached"; readonly payload: CapReached }
  | { readonly topic: "low_balance"; readonly payload: LowBalance }
  | { readonly topic: "campaign_stopped"; readonly payload: CampaignStopped }
  | { readonly topic: "source_suspended"; readonly payload: SourceSuspended }
  | { readonly topic: "account_waiting"; readonly payload: AccountWaiting };

/** Takes rows out for good; skips those another publisher has in hand. */
export async function dequeueOutbox(
  tx: Transaction,
  count: number,
): Promise<{ readonly outboxEvent: OutboxEvent; readonly writtenAtMs: number }[]> {
  const rows = await takeOutboxEvents<OutboxEvent>(tx, count);
  return rows.map((row) => ({ outboxEvent: row, writtenAtMs: Number(row.written_at_ms) }));
}

const EVENT_FIELDS: Fields<"event", NewEvent> = {
  account_id: uuid(({ accountId }) => accountId),
  type: text(({ type }) => type),
  title: text(({ en }) => en.title),
  body: text(({ en }) => en.body),
  url: text(({ url }) => url),
  at: moment(({ atMs }) => atMs),
  title_es: text(({ es }) => es.title),
  body_es: text(({ es }) => es.body),
};

/** Told when events were committed. The word is a hint: whoever missed it finds the rows. */
export const EVENT_CHANNEL = "plat_event";

/** "evnt" as bytes: held by the transaction that numbers events. */
const EVENT_ORDER_LOCK = 0x65766e74;

/**
 * Two publishers may be at work for a moment, when a lease runs out under its holder. One at a time
 * numbers events and keeps the next one waiting until it has committed, so that numbers become
 * visible in their order and nobody who reads on from the last one seen ever passes over one that
 * comes later. A publisher that stops half-way loses its transaction.
 */
const TAKE_TURN = `
  select pg_advisory_xact_lock($1), pg_notify($2, ''),
    set_config('transaction_timeout', '30s', true)
`;

/** Per connection, for the table's row type may change. */
const encoders = new WeakMap<pg.PoolClient, RowArray<NewEvent>>();

/**
 * Writes the events and wakes those who follow them when the transaction commits. Answers the
 * number that all of theirs lie above. What the transaction sends after this call is run in the
 * turn.
 */
export async function insertEvents(
  { client }: Transaction,
  events: readonly NewEvent[],
): Promise<number> {
  const [, lastSeq] = await together([
    client.query({
      name: "events-turn",
      text: TAKE_TURN,
      values: [EVENT_ORDER_LOCK, EVENT_CHANNEL],
    }),
    findLastSeq(client),
    writeEvents(client, events),
  ]);
  return lastSeq;
}

async function writeEvents(client: pg.PoolClient, events: readonly NewEvent[]): Promise<void> {
  const rows =
    encoders.get(client) ??
    new RowArray<NewEvent>(await loadRowType(client, "event"), EVENT_FIELDS);
  // Kept once it has worked: after a change of the table the next try reads the new type.
  encoders.delete(client);
  await client.query({
    name: "events-insert",
    text: `insert into event (${rows.columns}) select ${rows.columns} from unnest($1::event[])`,
    values: [rows.encode(events)],
  });
  encoders.set(client, rows);
}
