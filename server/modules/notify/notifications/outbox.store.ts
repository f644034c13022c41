// Reads the outbox and writes the events created from it.
import type pg from "pg";
import type { securityTopic } from "../../../../domain/activity/security-event.ts";
import type { accountMailTopic } from "../../../../domain/notifications/account-mail.ts";
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

/** An outbox event of any topic. */
export type OutboxEvent = Announcement<
  AnyKind["topic"] | typeof earningsPaidTopic | typeof accountMailTopic | typeof securityTopic
>;

/** Deletes and returns rows; skips those that another publisher has locked. */
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
  member_id: text(({ memberId }) => memberId ?? null),
};

/**
 * Notified when events were committed. The notification is a hint: a listener that misses it finds
 * the rows by polling.
 */
export const EVENT_CHANNEL = "plat_event";

/** "evnt" as bytes: held by the transaction that numbers events. */
const EVENT_ORDER_LOCK = 0x65766e74;

/**
 * When a lease expires under its holder, two publishers may run for a moment. Only one at a time
 * numbers events, and the next waits until it has committed, so that numbers become visible in
 * order and a reader that continues from the last number seen never misses an event. A publisher
 * that stops halfway loses its transaction.
 */
const TAKE_TURN = `
  select pg_advisory_xact_lock($1), pg_notify($2, ''),
    set_config('transaction_timeout', '30s', true)
`;

/** Per connection, because the table's row type may change. */
const encoders = new WeakMap<pg.PoolClient, RowArray<NewEvent>>();

/**
 * Inserts the events and wakes their followers when the transaction commits. Returns the last
 * number before them. Statements sent after this call run while the lock is held.
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
  // Cached only after a success: after a change of the table, the next attempt reads the new type.
  encoders.delete(client);
  await client.query({
    name: "events-insert",
    text: `insert into event (${rows.columns}) select ${rows.columns} from unnest($1::event[])`,
    values: [rows.encode(events)],
  });
  encoders.set(client, rows);
}
