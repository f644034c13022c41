// Publishes the outbox: turns each committed outbox event into notifications and messages, exactly
// once.
import type { SecurityEvent } from "../../../../domain/activity/security-event.ts";
import { renderEvent } from "../events/index.ts";
import type pg from "pg";
import { inTransaction, together } from "../../../platform/db/transaction.ts";
import { queueDeliveries } from "../../delivery/deliveries/index.ts";
import { listRecipients, queueMessages } from "../push/index.ts";
import { collectSales } from "../sale-bursts/index.ts";
import { notificationsFor } from "./notify.ts";
import { queueAccountMails, queueEmails } from "../email/index.ts";
import { insertEvents, dequeueOutbox } from "./outbox.store.ts";
import { queuePostbacks } from "./postback-events.ts";
import { queueWebhookMessages } from "../../delivery/webhooks/index.ts";

/** Webhooks are the account's own: its owners set them up. */
const FOR_PROGRAMS = { language: "en", seesMoney: true } as const;

/** Outbox rows published in one transaction. A batch's row holds up to 256 leads. */
const MAX_ROWS = 500;

export interface Published {
  /** Whether there may be more to publish. */
  readonly more: boolean;
  readonly events: number;
  /** Acts that the server's own log has a line for. */
  readonly security: readonly SecurityEvent[];
}

/** Publishes what is there now, up to 500 outbox rows; `more` if there may be others. */
export function publishOutbox(pool: pg.Pool, random: () => number): Promise<Published> {
  return inTransaction(
    pool,
    async (tx) => {
      const rows = await dequeueOutbox(tx, MAX_ROWS);
      const events = rows.flatMap(({ outboxEvent, writtenAtMs }) =>
        notificationsFor(outboxEvent, writtenAtMs),
      );
      const sales = rows.flatMap(({ outboxEvent: { topic, payload } }) =>
        topic === "leads_decided" ? payload.sales : [],
      );
      const hasEvents = events.length > 0;
      // Statements run in the order sent. The bell is nearly always the only channel, so the
      // queries of all channels are sent in one round trip.
      const [lastSeq, told] = await together([
        // Events come first: their lock, held by one publisher at a time, also protects the inserts
        // into people's daily emails.
        hasEvents ? insertEvents(tx, events) : 0,
        hasEvents
          ? listRecipients(tx.client, [...new Set(events.map(({ accountId }) => accountId))])
          : [],
        queuePostbacks(tx.client, rows),
        queueWebhookMessages(tx.client, events, (event) => renderEvent(event, FOR_PROGRAMS)),
        queueDeliveries(tx.client, sales),
        queueEmails(tx.client, events),
        queueAccountMails(
          tx.client,
          rows.flatMap(({ outboxEvent: { topic, payload }, writtenAtMs }) =>
            topic === "account_mail" ? [{ mail: payload, atMs: writtenAtMs }] : [],
          ),
        ),
        collectSales(
          tx.client,
          rows.flatMap(({ outboxEvent: { topic, payload }, writtenAtMs }) =>
            topic === "leads_decided" ? [{ decided: payload, atMs: writtenAtMs }] : [],
          ),
        ),
      ]);
      if (told.length > 0)
        await queueMessages(
          tx.client,
          told,
          lastSeq,
          Math.max(...rows.map(({ writtenAtMs }) => writtenAtMs)),
        );
      const security = rows.flatMap(({ outboxEvent: { topic, payload } }) =>
        topic === "security" ? [payload] : [],
      );
      return { more: rows.length === MAX_ROWS, events: events.length, security };
    },
    { random },
  );
}
