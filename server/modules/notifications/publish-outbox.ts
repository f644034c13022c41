// The publisher: turns what committed transactions left in the outbox into what people are told, each exactly once.
import type pg from "pg";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import { tellDeliveries } from "../deliveries/index.ts";
import { listTold, queueMessages } from "../push/index.ts";
import type { NewEvent } from "./news.ts";
import { newsOf } from "./notify.ts";
import { tellPeople } from "../mail/index.ts";
import { insertEvents, takeOutbox } from "./outbox.store.ts";
import { tellPostbacks } from "./postback-events.ts";
import { tellWebhooks } from "../webhooks/index.ts";

/** Outbox rows turned in one transaction. A row of a batch holds up to 256 leads. */
const MAX_ROWS = 500;

/** Publishes what is there now, up to 500 outbox rows; `more` when there may be others. */
export function publishOutbox(pool: pg.Pool, random: () => number): Promise<{ readonly more: boolean; readonly events: number }> {
  return inTransaction(pool, async (tx) => {
    const rows = await takeOutbox(tx, MAX_ROWS);
    const events = rows.flatMap(({ announcement, writtenAtMs }) => newsOf(announcement, writtenAtMs));
    await tellPostbacks(tx.client, rows);
    await tellWebhooks(tx.client, events);
    await tellDeliveries(tx.client, rows.flatMap(({ announcement: { topic, payload } }) => (topic === "leads_decided" ? payload.sales : [])));
    if (events.length > 0) await publish(tx, events, Math.max(...rows.map(({ writtenAtMs }) => writtenAtMs)));
    // After the events: one publisher at a time holds their turn, and so writes into people's daily e-mails.
    await tellPeople(tx.client, events);
    return { more: rows.length === MAX_ROWS, events: events.length };
  }, { random });
}

/** Each event, and with it a message to each browser that is told of it: both or neither. */
async function publish(tx: Transaction, events: readonly NewEvent[], nowMs: number): Promise<void> {
  const told = await listTold(tx.client, [...new Set(events.map(({ accountId }) => accountId))]);
  const lastSeq = await insertEvents(tx, events);
  if (told.length > 0) await queueMessages(tx.client, told, lastSeq, nowMs);
}
