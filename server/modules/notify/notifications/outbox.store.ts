// The outbox and the events that come of it.
import type pg from "pg";
import type { AnyKind, Announcement } from "../../../../domain/notifications/types.ts";
import type { earningsPaidTopic } from "../../../../domain/payouts/earnings-paid.ts";
import {
  type Fields,
  RowArray,
  json,
  loadRowType,
  moment,
  text,
  uuid,
} from "../../../platform/db/row-array.ts";
import { takeOutboxEvents } from "../../../platform/db/outbox.store.ts";
import { type Transaction, together } from "../../../platform/db/transaction.ts";
import { findLastSeq } from "../events/index.ts";
import type { NewEvent } from "./new-event.ts";

/** An announcement of any topic. */
export type OutboxEvent = Announcement<AnyKind["topic"] | typeof earningsPaidTopic>;

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
  details: json(({ details }) => details),
  url: text(({ url }) => url),
  at: moment(({ atMs }) => atMs),
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
