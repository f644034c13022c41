// Brings up one process from its settings, in an order in which a failure leaves nothing behind,
// and takes it down again.

import type pg from "pg";
import type { Config } from "./platform/config/config.ts";
import { openDataDirectory, readOrMakeSecrets } from "./platform/config/data-directory.ts";
import { startEmbedded } from "./platform/db/embedded.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openPool } from "./platform/db/pool.ts";
import { LOOPBACK_RANGES } from "./platform/http/address-list.ts";
import { CONNECTIONS_PER_ADDRESS, limitConnections } from "./platform/http/connection-limit.ts";
import { addHealthRoutes } from "./platform/http/health.routes.ts";
import { buildHttpServer, type HttpServer } from "./platform/http/http-server.ts";
import { checkHosts } from "./platform/http/known-host.ts";
import { probePort, toStartProblem } from "./platform/http/listening.ts";
import type { RequestLog } from "./platform/http/request-log.ts";
import type { Logger } from "./platform/log/log.ts";
import type { Outages } from "./platform/log/outages.ts";
import { addPoolMetrics, addProcessMetrics } from "./platform/metrics/process-metrics.ts";
import { MetricsRegistry } from "./platform/metrics/registry.ts";
import type { ServerContext, ServerModule } from "./server-module.ts";
import { Teardown } from "./teardown.ts";
import { watchDatabase } from "./watch-database.ts";

/** Connections that requests and loops share; PostgreSQL's 100 must do for several processes. */
const POOL_SIZE = 16;
/** A request still unanswered after this is cut off: what stops containers waits 10 s in all. */
const DRAIN_MS = 7_000;

export type RunningServer = {
  readonly publicUrl: string;
  /**
   * Finishes what is under way and stops everything, once. When `hurry` fires, requests and loops
   * are no longer waited for.
   */
  readonly stop: (hurry?: AbortSignal) => Promise<void>;
};

/** Where this process says what happens. */
export type LogParts = {
  readonly log: Logger;
  /** Null where requests are not logged. */
  readonly requestLog: RequestLog | null;
  readonly outages: Outages;
};

/**
 * Starts the process that `config` describes. Throws a StartProblem for what the operator can put
 * right.
 */
export async function startServer(
  config: Config,
  { log, requestLog, outages }: LogParts,
): Promise<RunningServer> {
  // First, because it is the commonest mistake and nothing has been touched yet.
  const port = await probePort(config.host, config.port);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  // Before the database, which a version without its web app must not migrate.
  await (await import("./modules/network/pages/index.ts")).builtWeb();
  const teardown = new Teardown(log);
  try {
    const { databaseUrl, secret } = await openDatabase(config, log, teardown);
    const pool = openSharedPool(databaseUrl, log, teardown);
    const metrics = new MetricsRegistry();
    const processMetrics = addProcessMetrics(metrics);
    teardown.add("metrics", async () => processMetrics.stop());
    addPoolMetrics(metrics, { shared: pool });
    const watch = watchDatabase({ pool, log, outages, metrics, now: () => performance.now() });
    teardown.add("database watch", async () => watch.stop());
    const app = buildApp(config, { publicUrl, metrics, log, requestLog });
    let draining = false;
    let modules: readonly ServerModule[] = [];
    addHealthRoutes(app, {
      metrics,
      metricsToken: config.metricsToken,
      findObstacle: async () => (draining ? "The server is stopping." : await watch.findObstacle()),
      findNotice: () => findNotice(modules),
    });
    modules = await startModules(
      { config, publicUrl, secret, databaseUrl, pool, log, metrics },
      app,
      teardown,
    );
    teardown.add("request log", async () => requestLog?.flush());
    teardown.add("requests", () => closeServer(app));
    teardown.add("streams", async () => {
      draining = true;
      for (const module of modules) await module.drain?.();
    });
    await listen(app, config.host, port);
    const notice = await findNotice(modules);
    if (notice !== null) log.warn(notice);
    let stopping: Promise<void> | null = null;
    return { publicUrl, stop: (hurry) => (stopping ??= teardown.run(hurry)) };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** The server before any route: it knows its own hosts, and limits connections. */
function buildApp(
  config: Config,
  {
    publicUrl,
    metrics,
    log,
    requestLog,
  }: Pick<LogParts, "log" | "requestLog"> & Pick<ServerContext, "publicUrl" | "metrics">,
): HttpServer {
  const app = buildHttpServer({
    log,
    ...(requestLog === null ? {} : { requestLog }),
    metrics,
    trustedProxies: config.trustedProxies,
    secure: publicUrl.startsWith("https:"),
  });
  checkHosts(app, {
    publicUrl,
    aliases: config.aliases,
    allowLoopback: !config.production,
  });
  const refused = metrics.counter(
    "http_connections_refused_total",
    "Connections refused because their address had too many open.",
    [],
  );
  limitConnections(app.server, {
    most: CONNECTIONS_PER_ADDRESS,
    // A proxy on this machine stands for everybody even where it is not named.
    exempt: [...config.trustedProxies, ...LOOPBACK_RANGES],
    onRefused: () => refused.add(1),
  });
  return app;
}

type OpenedDatabase = { readonly databaseUrl: string; readonly secret: string };

async function openDatabase(
  config: Config,
  log: Logger,
  teardown: Teardown,
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) {
    const secret =
      config.secret ??
      (await readOrMakeSecrets(await openDataDirectory(config.dataDirectory))).secret;
    await migrateLogged(config.databaseUrl, log);
    return { databaseUrl: config.databaseUrl, secret };
  }
  const directory = await openDataDirectory(config.dataDirectory);
  const database = await startEmbedded(directory);
  teardown.add("database", (hurry) => database.stop(hurry.aborted ? "immediate" : "fast"), {
    always: true,
  });
  await migrateLogged(database.url, log);
  return {
    databaseUrl: database.url,
    secret: config.secret ?? (await readOrMakeSecrets(directory)).secret,
  };
}

async function migrateLogged(url: string, log: Logger): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) log.info({ applied }, "database migrated");
}

function openSharedPool(url: string, log: Logger, teardown: Teardown): pg.Pool {
  const pool = openPool({
    url,
    max: POOL_SIZE,
    onError: (error) => log.warn({ err: error }, "database connection lost"),
  });
  teardown.add("pool", () => pool.end());
  return pool;
}

async function startModules(
  context: ServerContext,
  app: HttpServer,
  teardown: Teardown,
): Promise<readonly ServerModule[]> {
  // Loaded only now: a start that is refused before, for a setting, a port or a database, answers
  // in half the time.
  const { compose } = await import("./compose.ts");
  const modules = await compose(context);
  for (const module of modules) {
    if (context.config.role !== "worker") await module.routes?.(app);
    const { stop } = module;
    if (stop !== undefined) teardown.add(module.name, () => stop());
    await module.start?.();
  }
  return modules;
}

async function listen(app: HttpServer, host: string, port: number): Promise<void> {
  await app.ready();
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw toStartProblem(error, host, port);
  }
}

/** Stops accepting, waits for the requests under way, and cuts off what does not end. */
async function closeServer(app: HttpServer): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}

async function findNotice(modules: readonly ServerModule[]): Promise<string | null> {
  for (const { findNotice: find } of modules) {
    const notice = (await find?.()) ?? null;
    if (notice !== null) return notice;
  }
  return null;
}
