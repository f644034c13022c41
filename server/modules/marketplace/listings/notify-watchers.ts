// Notifies accounts how many new listings match a saved search, with a minimum interval.
import {
  type SearchMatched,
  searchMatchedTopic,
} from "../../../../domain/notifications/kinds/search-matched.ts";
import type pg from "pg";
import { LISTINGS } from "../../../../contract/marketplace/listings.ts";
import { maskSmallCount } from "../../../../domain/access/mask-small-count.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { planQuery } from "../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import { type SearchWatch, keepWatches, listWatches, markNotified } from "./search-watch.store.ts";
import type { ListingIndexThread } from "./listing-index/listing-index-thread.ts";

/**
 * Minimum interval between notifications of one search. Our choice: users turn off notifications
 * that arrive for every lead.
 */
const WATCHERS_INTERVAL_MS = 5 * 60_000;
/**
 * A lead is listed when its batch is decided and visible when that commits: a batch may take this
 * long.
 */
const SETTLING_MS = 10_000;
/** Maximum per round; the others follow in the next. */
const MOST = 200;

export interface WatchDeps {
  readonly pool: pg.Pool;
  readonly listings: ListingIndexThread;
  readonly previewZip: () => ShownZip;
}

/**
 * Notifies the accounts whose searches have new matches; returns how many were notified. Rejects
 * with ThreadUnavailable.
 */
export async function notifyWatchers(deps: WatchDeps, atMs: number): Promise<number> {
  await keepWatches(deps.pool, new Date(atMs - SETTLING_MS));
  let told = 0;
  for (const watch of await listWatches(
    deps.pool,
    new Date(atMs - SETTLING_MS - WATCHERS_INTERVAL_MS),
    MOST,
  )) {
    if (await notifyOne(deps, watch, atMs)) told += 1;
  }
  return told;
}

async function notifyOne(deps: WatchDeps, watch: SearchWatch, atMs: number): Promise<boolean> {
  const until = new Date(atMs - SETTLING_MS);
  // Only what the account may buy. Times are whole milliseconds: a listing is notified once.
  const where = [
    ...watch.watch,
    `state,in,${watch.licensed_states.join(",")}`,
    `listed_at,gt,${watch.notified_through.toISOString()}`,
    `listed_at,lte,${until.toISOString()}`,
  ];
  const planned = planQuery(LISTINGS, { where });
  // A condition that an older version accepted and this one does not: the search sends nothing
  // until it is saved again.
  const count =
    planned.ok && watch.licensed_states.length > 0
      ? (
          await deps.listings.ask("overview", {
            conditions: planned.value.conditions,
            affiliateId: null,
            previewZip: deps.previewZip(),
            atMs,
          })
        ).total
      : 0;
  return inTransaction(deps.pool, async ({ client }) => {
    if (!(await markNotified(client, watch, until)) || count === 0) return false;
    const matched: SearchMatched = {
      accountId: watch.account_id,
      name: watch.name,
      count: maskSmallCount(count),
      url: watch.query === "" ? watch.path : `${watch.path}?${watch.query}`,
    };
    await appendOutboxEvent(client, searchMatchedTopic, matched, atMs);
    return true;
  });
}
