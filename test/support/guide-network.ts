// Runs the network that the samples of docs/guide talk to: a source that posts, a buyer whose
// campaign buys sellers in California, and the jobs that send webhooks.
import { DAY_MS } from "../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { createWebhookJobs } from "../../server/modules/delivery/webhooks/webhooks.jobs.ts";
import { publishOutbox } from "../../server/modules/notify/notifications/publish-outbox.ts";
import { createOutboundCall } from "../../server/platform/http/outbound-call.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { TestApi } from "./api.ts";
import { TEST_WEBHOOK_VAULT } from "./test-vaults.ts";

const PUBLISH_EVERY_MS = 100;

export interface GuideNetwork {
  /** The variables that docs/guide/api/getting-started.md has its reader set. */
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the network on loopback, with the clock of this machine. */
export async function startGuideNetwork(): Promise<GuideNetwork> {
  const api = await TestApi.start(Date.now);
  const source = await api.fixture.source({ unsoldRule: "list" });
  const buyer = await api.fixture.advertiser("Ruiz Realty", 10_000_000);
  await api.fixture.campaign({
    accountId: buyer,
    exclusiveCents: 4_000,
    criteria: {
      all: [
        { field: "side", in: ["seller"] },
        { field: "state", in: ["CA"] },
      ],
    },
  });
  const jobs = createWebhookJobs({
    pool: api.database.pool,
    vault: TEST_WEBHOOK_VAULT,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 30_000 }),
    holderId: uuidv7(Date.now()),
    now: Date.now,
    random: () => 0,
    keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
    onError: (error) => {
      throw error;
    },
  });
  jobs.start();
  const ended = new AbortController();
  const published = publishUntil(api, ended.signal);
  return {
    variables: {
      PLAT_URL: api.origin,
      PLAT_SOURCE_KEY: (await api.sourceKey(source.id)).key,
      PLAT_API_KEY: (await api.keyOf(buyer)).key,
    },
    stop: async () => {
      ended.abort();
      await published;
      await jobs.stop();
      await api.stop();
    },
  };
}

/** Publishes what the samples cause, as a worker would, until the signal. */
async function publishUntil(api: TestApi, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await publishOutbox(api.database.pool, Math.random);
    await new Promise((resolve) => {
      setTimeout(resolve, PUBLISH_EVERY_MS);
    });
  }
}
