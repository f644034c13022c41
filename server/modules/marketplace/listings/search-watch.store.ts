// Reads and writes the watches of saved views, and until when their accounts were notified.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface SearchWatch {
  readonly user_id: string;
  readonly view_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly path: string;
  readonly query: string;
  /** Conditions as stored in the view. */
  readonly watch: readonly string[];
  readonly licensed_states: readonly string[];
  readonly notified_through: Date;
}

/** Starts watches for views that request one, and ends those that no longer do. */
export async function keepWatches(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `insert into search_watch (user_id, view_id, notified_through)
     select user_id, id, $1
     from user_document
     where collection = 'saved_views' and document ? 'watch'
     on conflict do nothing`,
    [at],
  );
  await db.query(
    `delete from search_watch w
     where not exists (
       select from user_document d
       where d.user_id = w.user_id
         and d.collection = 'saved_views'
         and d.id = w.view_id
         and d.document ? 'watch'
     )`,
  );
}

/** The watches whose account was last notified at `before` or earlier, the longest ago first. */
export async function listWatches(
  db: Queryable,
  before: Date,
  count: number,
): Promise<SearchWatch[]> {
  const { rows } = await db.query<SearchWatch>(
    `select w.user_id, w.view_id, m.account_id, d.document ->> 'name' as name,
       d.document ->> 'path' as path, d.document ->> 'query' as query,
       d.document -> 'watch' as watch, b.licensed_states, w.notified_through
     from search_watch w
     join user_document d
       on d.user_id = w.user_id
         and d.collection = 'saved_views'
         and d.id = w.view_id
     join member m on m.user_id = w.user_id and m.status = 'active'
     join account a on a.id = m.account_id and a.status = 'active'
     join advertiser b on b.account_id = a.id
     where w.notified_through <= $1
     order by w.notified_through
     limit $2`,
    [before, count],
  );
  return rows;
}

/** False where another process was faster: then the account is already notified. */
export async function markNotified(
  db: Queryable,
  { user_id: userId, view_id: viewId, notified_through: notifiedThrough }: SearchWatch,
  until: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update search_watch
     set notified_through = $4
     where user_id = $1 and view_id = $2 and notified_through = $3`,
    [userId, viewId, notifiedThrough, until],
  );
  return rowCount === 1;
}
