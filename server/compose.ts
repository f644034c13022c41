// The list of modules that make up the product, built with everything they need and in the order
// they start.
import { type Foundation, buildFoundation } from "./compose/foundation.ts";
import { type Parts, buildParts } from "./compose/parts.ts";
import { registerRoutes } from "./compose/register-routes.ts";
import { VERSION } from "./compose/version.ts";
import { buildWorker } from "./compose/worker.ts";
import { publishWaiting } from "./compose/publishing.ts";
import { createWorkerWatch } from "./modules/insight/alerts/index.ts";
import { createMonitoring } from "./modules/network/monitoring/index.ts";
import { createContactReads, createDeniedCalls } from "./modules/network/activity/index.ts";
import { hasOperator } from "./modules/people/team/index.ts";
import { uuidv7 } from "./platform/ids/uuid.ts";
import type { ServerContext, ServerModule } from "./server-module.ts";

const NO_OPERATOR =
  "This network has no operator yet: run npm run admin -- EMAIL, which prints a link with which " +
  "the first one joins.";

/** Builds the modules of this process's role. A module listed later may use an earlier one. */
export async function compose(context: ServerContext): Promise<readonly ServerModule[]> {
  const base = await buildFoundation(context);
  const parts = await buildParts(base);
  const { market, posting, threads, demo } = parts;
  const { role } = context.config;
  const denied = createDeniedCalls({ ...context, now: base.now });
  const contactReads = createContactReads({ ...context, now: base.now });
  return [
    {
      name: "identity",
      start: () => parts.sessions.identity.start(),
      stop: () => parts.sessions.identity.stop(),
      findNotice: async () => ((await hasOperator(context.pool)) ? null : NO_OPERATOR),
    },
    demo.module,
    { name: "market", start: () => market.start(), stop: () => market.stop() },
    ...(role === "web" ? [] : [buildWorker(base, parts)]),
    monitoringModule(base),
    workerWatchModule(base),
    // A worker answers no requests, so no request is followed.
    ...(role === "worker" ? [] : [realtimeModule(parts)]),
    { name: "posting", start: async () => posting.jobs.start(), stop: () => posting.jobs.stop() },
    { name: "history", stop: () => threads.history.stop() },
    { name: "shelf", stop: () => threads.listings.stop() },
    { name: "reader", stop: () => threads.reader.stop() },
    {
      name: "api",
      routes: (app) => registerRoutes(app, base, parts, { denials: denied.denials, contactReads }),
      stop: async () => {
        await Promise.all([denied.flush(), contactReads.flush()]);
      },
    },
  ];
}

function monitoringModule({ context, now, onError }: Foundation): ServerModule {
  const { config, pool, metrics } = context;
  const monitoring = createMonitoring({
    pool,
    metrics,
    process: { processId: uuidv7(now()), kind: config.role, version: VERSION },
    beatMs: config.beatSeconds * 1_000,
    now,
    elapsed: () => performance.now(),
    onError,
  });
  return {
    name: "monitoring",
    start: async () => monitoring.start(),
    stop: () => monitoring.stop(),
  };
}

/** Every process looks whether a worker runs: one that is gone cannot say so. */
function workerWatchModule(base: Foundation): ServerModule {
  const { context, now, onError, rules } = base;
  const watch = createWorkerWatch({
    pool: context.pool,
    networkId: rules.networkId,
    now,
    intervalMs: context.config.beatSeconds * 1_000,
    publish: () => publishWaiting(base),
    onError,
  });
  return { name: "worker watch", start: async () => watch.start(), stop: () => watch.stop() };
}

function realtimeModule({ sessions: { realtime, ends } }: Parts): ServerModule {
  return {
    name: "realtime",
    start: async () => {
      ends.start();
      await realtime.start();
    },
    drain: () => realtime.drain(),
    stop: async () => {
      await realtime.stop();
      await ends.stop();
    },
  };
}
