// The outbox: announcements that a transaction leaves, which the publisher turns into notifications
// once the transaction has committed.
import type { Topic } from "../../../domain/notifications/notification-kind.ts";
import type { Queryable } from "./queryable.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Leaves one announcement in the caller's transaction. The topic says what its payload must be; it
 * holds no contact data.
 */
export async function appendOutboxEvent<Payload extends object>(
  db: Queryable,
  topic: Topic<string, Payload>,
  payload: NoInfer<Payload>,
  atMs: number,
): Promise<void> {
  await db.query(
    `insert into outbox (topic, payload, written_at)
     values ($1, $2, to_timestamp($3::bigint / 1000.0))`,
    [topic.name, JSON.stringify(payload), atMs],
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
 * Takes the oldest announcements out for good, `most` at most, in the order in which they were
 * written, and passes over those that another publisher has in hand. `Announcement` is the caller's
 * reading of topic and payload.
 */
export async function takeOutboxEvents<Announcement extends object>(
  tx: Transaction,
  most: number,
): Promise<(Announcement & { readonly written_at_ms: bigint })[]> {
  const { rows } = await tx.client.query<Announcement & { written_at_ms: bigint }>({
    name: "outbox-take",
    text: `
      with taken as (
        delete from outbox
        where id in (select id from outbox order by id limit $1 for update skip locked)
        returning *
      )
      select topic, payload, (extract(epoch from written_at) * 1000)::bigint as written_at_ms
      from taken
      order by id
    `,
    values: [most],
  });
  return rows;
}
