// Notifies followers of open demand how many campaigns are new or changed, with a minimum interval.
import {
  type DemandFollowed,
  demandFollowedTopic,
} from "../../../../domain/notifications/kinds/demand-followed.ts";
import type pg from "pg";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import { type Cents, centsToJson } from "../../../../domain/money/money.ts";
import { type FollowableOrder, findFollowed } from "../../../../domain/reports/demand-follow.ts";
import { createPossibleEarnings } from "../../../../domain/terms/affiliate-terms.ts";
import { outlineOrder } from "../../../../domain/reports/open-order.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  type ChangedOrder,
  type WaitingFollow,
  listChanged,
  listWaiting,
  markNotified,
  passOver,
  readCampaignVersion,
} from "./follow.store.ts";

/**
 * Minimum interval between notifications of one follow. The same as for saved searches; our choice.
 */
const FOLLOWS_INTERVAL_MS = 5 * 60_000;
/** Maximum follows processed together. */
const MOST_FOLLOWS = 500;
/** Maximum campaigns processed together: further changes are notified in the next turn. */
const MOST_CHANGED = 2_000;
/** Turns in a round; the other follows wait for the next round. */
const MOST_TURNS = 100;

export interface FollowerDeps {
  readonly pool: pg.Pool;
  readonly findPlaces: FindPlaces;
  /** The network's highest bid. */
  readonly mostBidCents: () => Cents;
}

type ReadOrder = FollowableOrder & { readonly version: bigint };

/**
 * Notifies the accounts whose members follow new or changed campaigns; returns how many were
 * notified.
 */
export async function notifyFollowers(deps: FollowerDeps, atMs: number): Promise<number> {
  const version = await readCampaignVersion(deps.pool);
  let told = 0;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const follows = await listWaiting(deps.pool, {
      version,
      before: new Date(atMs - FOLLOWS_INTERVAL_MS),
      at: new Date(atMs),
      most: MOST_FOLLOWS,
    });
    const [first] = follows;
    if (first === undefined) break;
    const changed = await listChanged(
      deps.pool,
      { since: first.notifiedVersion, until: version },
      deps.mostBidCents(),
      MOST_CHANGED,
    );
    const until = changed.length < MOST_CHANGED ? version : (changed.at(-1)?.version ?? version);
    told += await notifyAll(
      deps,
      follows.filter(({ notifiedVersion }) => notifiedVersion < until),
      changed.map((order) => readOrder(order, deps)),
      until,
      atMs,
    );
  }
  return told;
}

function readOrder(row: ChangedOrder, { findPlaces }: FollowerDeps): ReadOrder {
  const { outline, states } = outlineOrder(row.criteria, row.licensed_states, findPlaces);
  return {
    version: row.version,
    states,
    sides: outline.sides,
    tiers: outline.tiers,
    bids: [row.exclusive_bid_cents, row.shared_bid_cents],
    blockedSourceIds: row.blocked_source_ids,
  };
}

async function notifyAll(
  { pool }: FollowerDeps,
  follows: readonly WaitingFollow[],
  orders: readonly ReadOrder[],
  until: bigint,
  atMs: number,
): Promise<number> {
  const quiet: WaitingFollow[] = [];
  let told = 0;
  for (const follow of follows) {
    const found = findFollowed(
      orders.filter(({ version }) => version > follow.notifiedVersion),
      follow,
      {
        earningsFrom: createPossibleEarnings(follow.agreed, follow.sourceIds),
        sourceIds: follow.sourceIds,
      },
    );
    if (found === null) quiet.push(follow);
    else if (
      await notifyOne(
        pool,
        follow,
        {
          accountId: follow.accountId,
          count: found.count,
          state: follow.state,
          side: follow.side,
          bestCents: centsToJson(found.bestCents),
        },
        until,
        atMs,
      )
    )
      told += 1;
  }
  if (quiet.length > 0) await passOver(pool, quiet, until);
  return told;
}

function notifyOne(
  pool: pg.Pool,
  follow: WaitingFollow,
  followed: DemandFollowed,
  until: bigint,
  atMs: number,
): Promise<boolean> {
  return inTransaction(pool, async ({ client }) => {
    if (!(await markNotified(client, follow, until, new Date(atMs)))) return false;
    await appendOutboxEvent(client, demandFollowedTopic, followed, atMs);
    return true;
  });
}
