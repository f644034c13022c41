// The outbox and the events that come of it.
import { plainArray, textArray } from "../../platform/db/array-literal.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { LeadsDecided } from "../market/index.ts";

export interface NewEvent {
  readonly accountId: string;
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly atMs: number;
}

/** Takes rows out for good; skips those another publisher has in hand. */
export async function takeOutbox(tx: Transaction, count: number): Promise<{ readonly payload: LeadsDecided; readonly writtenAtMs: number }[]> {
  const { rows } = await tx.client.query<{ payload: LeadsDecided; written_at_ms: bigint }>({
    name: "outbox-take",
    text: `delete from outbox where id in (select id from outbox order by id limit $1 for update skip locked)
      returning payload, (extract(epoch from written_at) * 1000)::bigint as written_at_ms`,
    values: [count],
  });
  return rows.map((row) => ({ payload: row.payload, writtenAtMs: Number(row.written_at_ms) }));
}

export async function insertEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  await tx.client.query({
    name: "events-insert",
    text: `insert into event (account_id, type, title, body, url, at)
      select account_id, type, title, body, url, to_timestamp(at_ms / 1000.0)
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[]) as row (account_id, type, title, body, url, at_ms)`,
    values: [
      plainArray(events.map((event) => event.accountId)), textArray(events.map((event) => event.type)), textArray(events.map((event) => event.title)),
      textArray(events.map((event) => event.body)), textArray(events.map((event) => event.url)), plainArray(events.map((event) => event.atMs)),
    ],
  });
}
