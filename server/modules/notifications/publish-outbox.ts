// The publisher: turns what committed transactions left in the outbox into what people are told, each exactly once.
import type pg from "pg";
import { inTransaction } from "../../platform/db/transaction.ts";
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
    if (events.length > 0) await insertEvents(tx, events);
    // After the events: one publisher at a time holds their turn, and so writes into people's daily e-mails.
    await tellPeople(tx.client, events);
    return { more: rows.length === MAX_ROWS, events: events.length };
  }, { random });
}
