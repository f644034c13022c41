// Builds the worker: what one process at a time does for all.
import { createAlertJobs } from "../modules/insight/alerts/index.ts";
import { createAssistantJobs } from "../modules/insight/assistant/index.ts";
import { createInboxJobs } from "../modules/insight/inbox/index.ts";
import { createChainJobs, createSecurityBurstJobs } from "../modules/network/activity/index.ts";
import { createDayFactJobs } from "../modules/insight/pivot/index.ts";
import { createTermsJobs } from "../modules/network/terms/index.ts";
import { createLicenseJobs } from "../modules/network/licenses/index.ts";
import { createCampaignJobs, createLimitJobs } from "../modules/demand/campaigns/index.ts";
import { createNetworkPauseJobs } from "../modules/network/network-pauses/index.ts";
import { createDraftJobs } from "../modules/supply/drafts/index.ts";
import { createEarningJobs } from "../modules/money/earnings/index.ts";
import { createFollowJobs } from "../modules/demand/follows/index.ts";
import { createImportJobs } from "../modules/supply/imports/index.ts";
import { createLinkJobs } from "../modules/supply/links/index.ts";
import { createListingJobs } from "../modules/marketplace/listings/index.ts";
import { createDistributionJobs } from "../modules/selling/distribution/index.ts";
import { createBurstJobs } from "../modules/notify/sale-bursts/index.ts";
import { createPayoutJobs } from "../modules/money/payouts/index.ts";
import { createPingJobs } from "../modules/selling/pings/index.ts";
import { createViewJobs } from "../modules/people/views/index.ts";
import { createConsumerRequestJobs } from "../modules/marketplace/consumer-requests/index.ts";
import { createLeadJobs } from "../modules/marketplace/leads/index.ts";
import { createSaleJobs } from "../modules/marketplace/sales/index.ts";
import { createReturnJobs, refreshModifiers } from "../modules/marketplace/returns/index.ts";
import { SECOND_MS } from "../../domain/time.ts";
import type { Ticker } from "../platform/clock/ticker.ts";
import { createPartitionJobs } from "../platform/db/month-partitions.jobs.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { ServerModule } from "../server-module.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";
import { inboxRules } from "./inbox-rules.ts";
import { buildPublisher } from "./publishing.ts";
import { gatherPausableThings } from "./pausable-things.ts";

/**
 * What one process at a time does for all: publishing, and the clockwork of the market, of
 * earnings, returns, pauses, watching searches, followed demand, imports, drafts, and of what
 * leaves the network.
 */
export function buildWorker(
  base: Foundation,
  { intake, market, threads: { listings }, forms: { drafts }, outbound }: Parts,
): ServerModule {
  const { context, now, onError, vaults, geo, rules } = base;
  const { pool } = context;
  const publisher = buildPublisher(base);
  const jobs = [
    createDistributionJobs({
      pool,
      rules: rules.rules,
      now,
      onError,
      refreshModifiers: (atMs) => refreshModifiers(pool, rules.returnRules().terms, atMs),
    }),
    createEarningJobs({ pool, now, onError }),
    createCampaignJobs({ pool, now, onError }),
    createNetworkPauseJobs({
      pool,
      things: gatherPausableThings(vaults.deliveryVault),
      now,
      onError,
    }),
    createLicenseJobs({ pool, now, onError, ...rules.licenses }),
    createTermsJobs({ pool, now, onError }),
    createLimitJobs({ pool, now, onError }),
    createReturnJobs({ pool, now, onError, rules: rules.returnRules }),
    ...leadJobs(base),
    createBurstJobs({ pool, now, onError }),
    ...bookkeepingJobs(base),
    createListingJobs({ pool, listings, previewZip: rules.previewZip, now, onError }),
    createPingJobs({ pool, now, onError }),
    createFollowJobs({
      pool,
      findPlaces: geo.findPlaces,
      mostBidCents: rules.mostBidCents,
      now,
      onError,
    }),
    createViewJobs({ pool, now, onError }),
    ...insightJobs(base),
    createDraftJobs(drafts),
    createImportJobs({
      pool,
      intake,
      market,
      keys: vaults.keys,
      holderId: uuidv7(now()),
      now,
      draftMs: rules.draftMs,
      onError,
    }),
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

/** What follows up on leads after they were posted and sold. */
function leadJobs({ context, now, onError, vaults, geo, rules }: Foundation): readonly Ticker[] {
  const deps = { pool: context.pool, now, onError };
  const { vault } = vaults;
  const { findPlace } = geo;
  return [
    createLeadJobs({ ...deps, vault, findPlace }),
    createSaleJobs(deps),
    createConsumerRequestJobs({ ...deps, vault, findPlace, rules: rules.rules }),
  ];
}

/** What keeps the log and the tables that grow in order. */
function bookkeepingJobs({ context, now, onError, rules }: Foundation): readonly Ticker[] {
  const { pool, log } = context;
  return [
    createChainJobs({ pool, now, log, onError }),
    createSecurityBurstJobs({ pool, now, onError, networkId: () => rules.payoutRules().networkId }),
    createPartitionJobs({ pool, now, onError }),
  ];
}

/** What keeps figures, conversations and what waits in order. */
function insightJobs(base: Foundation): readonly Ticker[] {
  const { context, now, onError, rules } = base;
  const deps = { pool: context.pool, now, onError };
  return [
    createAlertJobs({
      ...deps,
      networkId: rules.networkId,
      intervalMs: context.config.alertSeconds * SECOND_MS,
    }),
    createAssistantJobs(deps),
    createDayFactJobs({ ...deps, networkId: () => rules.payoutRules().networkId }),
    createInboxJobs({ ...deps, ...inboxRules(base) }),
  ];
}
