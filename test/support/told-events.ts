// Reads events as people read them, for tests of notifications.
import type { Queryable } from "../../server/platform/db/queryable.ts";
import { type EventRow, renderEvent } from "../../server/modules/notify/events/index.ts";

export interface ToldEvent {
  readonly seq: number;
  readonly account_id: string;
  readonly type: string;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly title_es: string;
  readonly body_es: string;
}

/** The events that match an SQL condition, oldest first, in both languages. */
export async function listTold(
  db: Queryable,
  condition = "true",
  values: readonly unknown[] = [],
): Promise<ToldEvent[]> {
  const { rows } = await db.query<EventRow>(
    `select * from event where ${condition} order by seq`,
    values as unknown[],
  );
  return rows.map((row) => {
    const [english, spanish] = [
      renderEvent(row, { language: "en", seesMoney: true }),
      renderEvent(row, { language: "es", seesMoney: true }),
    ];
    return {
      seq: Number(row.seq),
      account_id: row.account_id,
      type: row.type,
      url: row.url,
      title: english.title,
      body: english.body,
      title_es: spanish.title,
      body_es: spanish.body,
    };
  });
}

/** An event with a chosen title: a saved search with that name has a match. */
export const searchMatch = (name: string) =>
  ({ type: "search_matched", details: { count: 1, name } }) as const;

/** The English title of `searchMatch`. */
export const searchTitle = (name: string): string => `Fewer than 5 new leads match “${name}”`;

/** Inserts a `searchMatch` of the account as if sent at `at`; returns its number. */
export async function insertSearchMatch(
  db: Queryable,
  accountId: string,
  name: string,
  at: Date,
): Promise<number> {
  const { type, details } = searchMatch(name);
  const { rows } = await db.query<{ seq: bigint }>(
    `insert into event (account_id, type, details, url, at)
     values ($1, $2, $3, '/leads/1', $4)
     returning seq`,
    [accountId, type, JSON.stringify(details), at],
  );
  return Number(rows[0]?.seq);
}
