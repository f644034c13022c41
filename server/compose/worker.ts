// Builds the worker: what one process at a time does for all.
import { createAssistantJobs } from "../modules/assistant/index.ts";
import { createCampaignJobs, createLimitJobs } from "../modules/campaigns/index.ts";
import { createDraftJobs } from "../modules/drafts/index.ts";
import { createEarningJobs } from "../modules/earnings/index.ts";
import { createFollowJobs } from "../modules/follows/index.ts";
import { createImportJobs } from "../modules/imports/index.ts";
import { createLinkJobs } from "../modules/links/index.ts";
import { createListingJobs } from "../modules/listings/index.ts";
import { createDistributionJobs } from "../modules/distribution/index.ts";
import { createPublisher } from "../modules/notifications/index.ts";
import { createPayoutJobs } from "../modules/payouts/index.ts";
import { createPingJobs } from "../modules/pings/index.ts";
import { createReturnJobs, refreshModifiers } from "../modules/returns/index.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { ServerModule } from "../server-module.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";

/**
 * What one process at a time does for all: publishing, and the clockwork of the market, of
 * earnings, returns, pauses, watching searches, followed demand, imports, drafts, and of what
 * leaves the network.
 */
export function buildWorker(
  { context: { pool, metrics }, now, onError, vaults, geo, rules }: Foundation,
  { intake, threads: { listings }, forms: { drafts }, outbound }: Parts,
): ServerModule {
  const published = metrics.counter("plat_events_published_total", "Events people were told of.");
  const publisher = createPublisher({
    pool,
    holderId: uuidv7(now()),
    now,
    random: Math.random,
    onPublished: (events) => published.add(events),
    onError: (error) => onError(error, "publishing failed and is tried again"),
  });
  const jobs = [
    createDistributionJobs({
      pool,
      rules: rules.rules,
      now,
      onError,
      refreshModifiers: (atMs) => refreshModifiers(pool, atMs),
    }),
    createEarningJobs({ pool, now, onError }),
    createCampaignJobs({ pool, now, onError }),
    createLimitJobs({ pool, now, onError }),
    createReturnJobs({ pool, now, onError, rules: rules.returnRules }),
    createListingJobs({ pool, listings, previewZip: rules.previewZip, now, onError }),
    createPingJobs({ pool, now, onError }),
    createFollowJobs({ pool, findPlace: geo.findPlace, now, onError }),
    createAssistantJobs({ pool, now, onError }),
    createDraftJobs(drafts),
    createImportJobs({ pool, intake, keys: vaults.keys, holderId: uuidv7(now()), now, onError }),
    createLinkJobs({ pool, now, onError }),
    createPayoutJobs({ pool, now, rules: rules.payoutRules, onError }),
    ...outbound.createJobs(),
  ];
  return {
    name: "worker",
    async start() {
      publisher.start();
      for (const job of jobs) job.start();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      await publisher.stop();
    },
  };
}
