// Writes this process's beat at an interval, and reads then what the metrics show of the network.
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import type { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import { type Beat, deleteBeat, forgetBeats, writeBeat } from "./beats.store.ts";
import { addNetworkFigures } from "./figures.ts";
import { addProcessMetrics } from "./processes.ts";

/** So many beats may be missing before a process counts as gone. */
const MISSED_BEATS = 3;

export interface MonitoringDeps {
  readonly pool: pg.Pool;
  readonly metrics: MetricsRegistry;
  readonly process: Pick<Beat, "processId" | "kind" | "version">;
  /** Between two beats, in milliseconds. */
  readonly beatMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/** Builds the loops of one process. Its beat is gone when it stops. */
export function createMonitoring(deps: MonitoringDeps): Ticker {
  const { pool, metrics, beatMs, now, elapsed, onError } = deps;
  const processes = addProcessMetrics(metrics, pool, elapsed);
  const figures = addNetworkFigures(metrics, pool, { now });
  const beat = { ...deps.process, lateAfterMs: beatMs * MISSED_BEATS };
  const failed = (error: unknown): void =>
    onError(error, "the beat of this process failed and is tried again");
  const tickers = [
    createTicker(
      beatMs,
      async () => {
        await writeBeat(pool, beat);
        await processes.refresh();
      },
      failed,
    ),
    // Apart, so that a slow reading holds up no beat.
    createTicker(beatMs, figures.refresh, (error) =>
      onError(error, "the network's figures could not be read and are read again"),
    ),
  ];
  return {
    start() {
      void forgetBeats(pool).catch(failed);
      for (const ticker of tickers) ticker.start();
    },
    async stop() {
      await Promise.all(tickers.map((ticker) => ticker.stop()));
      await deleteBeat(pool, beat.processId).catch(failed);
    },
  };
}
