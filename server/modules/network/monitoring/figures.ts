// Makes metrics of queues, of what ended in them, and of what the network sold. All are the
// network's and so the same in each process; counts begin with the process.
import type pg from "pg";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import type { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import {
  type QueueState,
  type WalletFloor,
  countEnded,
  countPosts,
  readQueues,
  readWalletFloor,
  sumSales,
} from "./figures.store.ts";

/** What began before is committed by then. */
const SETTLED_MS = 10_000;
/** After an outage, no more than this is read at once. */
const LONGEST_WINDOW_MS = 300_000;

export interface NetworkFigures {
  readonly refresh: () => Promise<void>;
}

interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function addNetworkFigures(
  metrics: MetricsRegistry,
  pool: pg.Pool,
  { now }: Clock,
): NetworkFigures {
  const counters = makeCounters(metrics);
  let queues: readonly QueueState[] = [];
  let floor: WalletFloor = { lowest_cents: null, empty: 0 };
  let readAtMs = now();
  let countedUntilMs = now() - SETTLED_MS;
  addGauges(metrics, {
    queues: () => queues,
    floor: () => floor,
    ageSeconds: () => (now() - readAtMs) / 1_000,
  });
  return {
    async refresh() {
      const atMs = now();
      const toMs = atMs - SETTLED_MS;
      const fromMs = Math.max(countedUntilMs, toMs - LONGEST_WINDOW_MS);
      const [fromId, toId] = [lowestUuidv7(fromMs), lowestUuidv7(toMs)];
      const window = { from: new Date(fromMs), to: new Date(toMs) };
      const [ended, posts, sales] = await Promise.all([
        countEnded(pool, window),
        countPosts(pool, fromId, toId),
        sumSales(pool, fromId, toId),
      ]);
      // Counted once, also where what follows fails.
      countedUntilMs = toMs;
      for (const { queue, result, count } of ended) counters.ended.add(count, queue, result);
      for (const { status, count } of posts) counters.posts.add(count, status);
      for (const { mode, count, price_cents, revenue_cents } of sales) {
        counters.sales.add(count, mode);
        counters.spent.add(Number(price_cents));
        counters.revenue.add(Number(revenue_cents));
      }
      [queues, floor] = await Promise.all([
        readQueues(pool, new Date(atMs)),
        readWalletFloor(pool),
      ]);
      readAtMs = now();
    },
  };
}

function makeCounters(metrics: MetricsRegistry) {
  return {
    ended: metrics.counter("plat_queue_ended_total", "Messages that ended, by result.", [
      "queue",
      "result",
    ]),
    posts: metrics.counter("plat_posts_total", "Posted leads, by the status of the answer.", [
      "status",
    ]),
    sales: metrics.counter("plat_sales_total", "Sold leads.", ["mode"]),
    spent: metrics.counter("plat_sales_cents_total", "What buyers paid for leads, in cents."),
    revenue: metrics.counter("plat_revenue_cents_total", "The network's part of it, in cents."),
  };
}

interface Shown {
  readonly queues: () => readonly QueueState[];
  readonly floor: () => WalletFloor;
  readonly ageSeconds: () => number;
}

function addGauges(metrics: MetricsRegistry, { queues, floor, ageSeconds }: Shown): void {
  metrics.gauge(
    "plat_queue_due",
    "Messages whose time to be sent has come.",
    () => queues().map(({ queue, due }) => ({ labels: [queue], value: due })),
    ["queue"],
  );
  metrics.gauge(
    "plat_queue_oldest_due_seconds",
    "Since the oldest of them was due.",
    () => queues().map(({ queue, oldest_seconds }) => ({ labels: [queue], value: oldest_seconds })),
    ["queue"],
  );
  metrics.gauge(
    "plat_wallet_lowest_cents",
    "The least that a buyer can still spend, credit included. Below zero is a bug.",
    () => {
      const { lowest_cents } = floor();
      return lowest_cents === null ? [] : [{ value: Number(lowest_cents) }];
    },
  );
  metrics.gauge("plat_wallets_empty", "Buyers who can spend nothing.", () => floor().empty);
  metrics.gauge(
    "plat_figures_age_seconds",
    "Since queues, sales and wallets were read.",
    ageSeconds,
  );
}
