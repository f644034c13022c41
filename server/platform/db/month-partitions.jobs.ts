// Adds partitions before their months begin, and samples partitioned tables once a day.
import type pg from "pg";
import { DAY_MS, HOUR_MS } from "../../../domain/time.ts";
import { type Ticker, createTicker } from "../clock/ticker.ts";
import { addMonthPartitions, analyzePartitioned } from "./month-partitions.store.ts";

/** The running month and the next three: a network that stood still for a season has room. */
const MONTHS = 4;

export interface PartitionDeps {
  readonly pool: pg.Pool;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/** The rounds of a process. Several processes may run them. */
export function createPartitionJobs({ pool, now, onError }: PartitionDeps): Ticker {
  let sampledAtMs = -Infinity;
  return createTicker(
    HOUR_MS,
    async () => {
      await addMonthPartitions(pool, now(), MONTHS);
      if (now() - sampledAtMs < DAY_MS) return;
      await analyzePartitioned(pool);
      sampledAtMs = now();
    },
    (error) => onError(error, "partitions were not kept in order, and are in the next round"),
  );
}
