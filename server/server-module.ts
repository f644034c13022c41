// How a part of the product plugs into the running server.

import type pg from "pg";
import type { Config } from "./platform/config/config.ts";
import type { HttpServer } from "./platform/http/http-server.ts";
import type { Logger } from "./platform/log/log.ts";
import type { MetricsRegistry } from "./platform/metrics/registry.ts";

/**
 * What the composition root has ready when the modules are built: settings read, database migrated.
 */
export type ServerContext = {
  readonly config: Config;
  /** Public address without a slash at its end. */
  readonly publicUrl: string;
  /** PLAT_SECRET, or the one made in the data directory outside production. */
  readonly secret: string;
  /** For parts that keep connections of their own; everything else shares `pool`. */
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: MetricsRegistry;
};

/**
 * Every part is optional: a module without loops has no `start`, one without an address no
 * `routes`.
 */
export type ServerModule = {
  readonly name: string;
  /** Adds routes. Not called in a worker, which answers for its health only. */
  readonly routes?: (app: HttpServer) => void | Promise<void>;
  /**
   * Loads what is needed in memory and starts loops; the server listens only when all have started.
   */
  readonly start?: () => Promise<void>;
  /** What the operator of the server should do although requests may come; null without such. */
  readonly findNotice?: () => Promise<string | null>;
  /**
   * Ends what would never end by itself, such as event streams, when the server begins to drain.
   */
  readonly drain?: () => void | Promise<void>;
  /**
   * Ends loops and connections, after the last request was answered. Modules stop in reverse order.
   */
  readonly stop?: () => Promise<void>;
};
