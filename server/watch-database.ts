// Watches the database for this process: whether it may get traffic, and when an outage is over.
import type pg from "pg";
import { findDatabaseObstacle } from "./platform/db/readiness.ts";
import type { Logger } from "./platform/log/log.ts";
import type { Outages } from "./platform/log/outages.ts";
import type { MetricsRegistry } from "./platform/metrics/registry.ts";

/** Between two looks whether an outage is over. */
const LOOK_MS = 1_000;
/** An answer counts for so long, however many ask. */
const FRESH_MS = 2_000;

export interface DatabaseWatch {
  /** What keeps the database from serving, in a sentence; null where nothing does. */
  readonly findObstacle: () => Promise<string | null>;
  readonly stop: () => void;
}

export interface DatabaseWatchDeps {
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly outages: Outages;
  readonly metrics: MetricsRegistry;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export function watchDatabase(deps: DatabaseWatchDeps): DatabaseWatch {
  const { pool, log, outages, metrics, now } = deps;
  let asked: { readonly atMs: number; readonly obstacle: Promise<string | null> } | null = null;
  const findObstacle = (): Promise<string | null> => {
    if (asked === null || now() - asked.atMs > FRESH_MS)
      asked = { atMs: now(), obstacle: findDatabaseObstacle(pool) };
    return asked.obstacle;
  };
  let timer: NodeJS.Timeout | undefined;
  const lookLater = (): void => {
    timer = setTimeout(() => void look(), LOOK_MS).unref();
  };
  const look = async (): Promise<void> => {
    if ((await findDatabaseObstacle(pool)) !== null) return lookLater();
    const ended = outages.end();
    if (ended !== null) log.info(ended, "the database serves again");
    return undefined;
  };
  outages.onBegin(lookLater);
  metrics.gauge("plat_database_outage", "1 while the database is away, full or read-only.", () =>
    outages.isOpen ? 1 : 0,
  );
  metrics.readCounter(
    "plat_database_failures_total",
    "Failures because the database was away, full or read-only.",
    () => outages.failures,
  );
  return {
    findObstacle,
    stop: () => {
      clearTimeout(timer);
      outages.onBegin(() => undefined);
    },
  };
}
