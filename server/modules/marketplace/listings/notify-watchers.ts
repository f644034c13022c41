// New listings that meet a saved search: its account is told how many, at most once in a while.
import {
  type SearchMatched,
  searchMatchedTopic,
} from "../../../../domain/notifications/kinds/search-matched.ts";
import type pg from "pg";
import { LISTINGS } from "../../../../contract/marketplace/listings.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { planQuery } from "../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import { type SearchWatch, keepWatches, listWatches, markNotified } from "./search-watch.store.ts";
import type { ListingIndexThread } from "./listing-index/listing-index-thread.ts";

/**
 * So often at most is an account told by one search. Ours: a bell that rings for every lead is
 * switched off.
 */
const WATCHERS_INTERVAL_MS = 5 * 60_000;
/**
 * A lead is listed when its batch was decided and seen when that has committed: so long a batch may
 * take.
 */
const SETTLING_MS = 10_000;
/** At once; the others follow in the next round. */
const MOST = 200;

export interface WatchDeps {
  readonly pool: pg.Pool;
  readonly listings: ListingIndexThread;
  readonly previewZip: () => ShownZip;
}

/**
 * Tells the accounts whose searches have new matches; returns how many were told. Rejects with
 * ThreadUnavailable.
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
  // Only what the account may buy. The times are whole milliseconds: what was listed in one is told
  // once.
  const where = [
    ...watch.watch,
    `state,in,${watch.licensed_states.join(",")}`,
    `listed_at,gt,${watch.notified_through.toISOString()}`,
    `listed_at,lte,${until.toISOString()}`,
  ];
  const planned = planQuery(LISTINGS, { where });
  // A condition that an older version took and this one does not: the search stays quiet until it
  // is saved again.
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
      count,
      url: watch.query === "" ? watch.path : `${watch.path}?${watch.query}`,
    };
    await appendOutboxEvent(client, searchMatchedTopic, matched, atMs);
    return true;
  });
}
