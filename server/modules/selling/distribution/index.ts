// Exports distribution, which decides leads: the only entry point of this module.
import type pg from "pg";
import type { Answer } from "../../../../domain/distribution/answer.ts";
import type { EstimatedLead } from "../../../../domain/reports/source-prices.ts";
import { estimatePrices } from "./decide/estimate-prices.ts";
import type {
  Arrival,
  ArrivalResult,
  DistributionSettings,
  SellableArrival,
  SourceTerms,
} from "./arrive/arrival.ts";
import { findIdempotency, loadAnswers } from "./answer/answers.store.ts";
import type { Urgency } from "./arrive/arrival-queue.ts";
import { type PersonAnswers, withPersonChecks } from "./arrive/checked-persons.ts";
import { AffiliateChecks } from "./arrive/person-checks.ts";
import { BatchLoop } from "./arrive/batch-loop.ts";
import { BatchStore } from "./claim/batch.store.ts";
import { giveMemoryBack, letHeapGrow } from "../../../platform/heap/heap-growth.ts";
import { loadCampaigns, loadWallets } from "./state/campaigns.store.ts";
import {
  type BuyListing,
  type Purchase,
  type PurchaseRefusal,
  createBuyListing,
} from "./listing/buy-listing.ts";
import type { Result } from "../../../../domain/result.ts";
import {
  type AskingPrices,
  type ChangeListingDeps,
  type ListingRefusal,
  relistListing,
  repriceListing,
  withdrawListing,
} from "./listing/change-listing.ts";
import { type HoldRequest, quarantineLead, releaseLead } from "./listing/quarantine-lead.ts";
import type { ListingRow } from "./listing/buy-listing.store.ts";
import { DistributionState } from "./state/distribution-state.ts";
import { createOfferCapture } from "./offers/capture-offer.ts";
import type { PingArrival } from "./offers/ping-arrival.ts";
import { createOfferMaker } from "./offers/make-offer.ts";
import { RowTypes } from "./offers/offer-deps.ts";
import type { MadeOffer } from "./offers/offer.store.ts";
import type { PingPost, PostedPing } from "./offers/ping-post.ts";
import { KeyedQueue } from "./offers/keyed-queue.ts";
import { dryRun } from "./decide/dry-run.ts";
import { type SourceRoom, findRoom } from "./decide/source-room.store.ts";

export type {
  Arrival,
  ArrivalContent,
  RefusedContent,
  ArrivalResult,
  DistributionSettings,
  SellableArrival,
  SourceTerms,
} from "./arrive/arrival.ts";
export { isSellable } from "./arrive/arrival.ts";
export { leadEarningTerms } from "./commit/lead-earning.ts";
export { LeadFailed, NoRoom, TooBusy } from "./arrive/batch-errors.ts";
export {
  type AccountLimitsColumns,
  type CountedAccountLimits,
  accountLimitsOf,
  accountLimitsSql,
  readAccountLimits,
} from "./state/account-limits.store.ts";
export {
  insertCampaignCounters,
  openAccountLimits,
  takeBackReturned,
} from "./state/campaign-counters.store.ts";
export { COUNTER_COLUMNS, type CountersRow, countersOf } from "./state/counters-row.ts";
export { shownBidsSql } from "./state/shown-bids.ts";
export { IS_LISTED, IS_OFFERED, isBuyableSql } from "./listing/buyable.ts";
export type { BuyListing, Purchase, PurchaseRefusal } from "./listing/buy-listing.ts";
export { couldBeSold, suppressPerson, withholdLead } from "./listing/withhold-person.ts";
export {
  LEADS_OF_PERSON,
  type PersonLead,
  eraseLeads,
  forgetPings,
  listLeadHashes,
} from "./listing/withhold-person.store.ts";
export type { ChangeListingDeps, ListingRefusal } from "./listing/change-listing.ts";
export {
  DecisionReader,
  STORED_LINES,
  type StoredDecision,
  type StoredLine,
  unpackDecision,
} from "./commit/packed-decision.ts";
export { unpackScoreReasons } from "./commit/packed-score.ts";
export {
  LEAD_FACTS_COLUMNS,
  type LeadFactsRow,
  factsAtPlace,
  factsOf,
} from "./decide/lead-facts.ts";
export { createDistributionJobs } from "./distribution.jobs.ts";
export type { PostChanges } from "./offers/capture.store.ts";
export type { PostedPing } from "./offers/ping-post.ts";
export type { PingArrival } from "./offers/ping-arrival.ts";
export type { MadeOffer } from "./offers/offer.store.ts";
export { releaseExpiredOffers } from "./offers/release-offers.ts";
export type { SourceRoom } from "./decide/source-room.store.ts";
export type { Urgency } from "./arrive/arrival-queue.ts";

export interface DistributionDeps {
  readonly pool: pg.Pool;
  /** How the batches' own connections reach the database. */
  readonly connection: pg.ClientConfig;
  readonly rules: () => DistributionSettings;
  /** Reads the settings behind `rules` again: they are covered by the distribution version. */
  readonly refreshRules?: () => Promise<unknown>;
  readonly now: () => number;
  readonly random: () => number;
  readonly onBatch: (size: number, durationMs: number) => void;
  readonly onError: (error: unknown, what: string) => void;
}

export interface Distribution {
  /** Loads the campaigns. Must be called before anything is distributed. */
  start(): Promise<void>;
  /** Decides what is queued, then closes the batch connections. */
  stop(): Promise<void>;
  /**
   * Decides a lead for good. Rejects with TooBusy (retry later), NoRoom (the lead waits for room,
   * and its source has none today) or LeadFailed (internal error); nothing was recorded then.
   */
  distribute(arrival: Arrival, urgency: Urgency): Promise<ArrivalResult>;
  /** Returns what `distribute` would answer now; stores and sells nothing. */
  dryRun(arrival: SellableArrival): Promise<Answer>;
  /**
   * Returns what the source's last `most` leads since `sinceMs` would bring now. Stores nothing.
   */
  estimatePrices(
    source: SourceTerms,
    period: { readonly sinceMs: number; readonly most: number },
  ): Promise<readonly EstimatedLead[]>;
  /** Returns how many leads the source can still take on the network's current day. */
  roomToday(source: Pick<SourceTerms, "id" | "dailyCap">): Promise<SourceRoom>;
  /** Sells a listing to a named buyer. */
  buyListing(purchase: BuyListing): Promise<Result<Purchase, PurchaseRefusal>>;
  /**
   * Sets new prices for a listed lead, where `mayChange` allows it. `record` logs the change in the
   * same transaction.
   */
  repriceListing(
    record: ChangeListingDeps["record"],
    leadId: string,
    asked: AskingPrices,
    mayChange: (listing: ListingRow) => boolean,
  ): Promise<Result<null, ListingRefusal>>;
  /** Takes a listed lead off the marketplace for good. */
  withdrawListing(
    record: ChangeListingDeps["record"],
    leadId: string,
    byOperator: boolean,
    mayChange: (listing: ListingRow) => boolean,
  ): Promise<Result<null, ListingRefusal>>;
  /** Puts an unsold lead back on the marketplace. */
  relistListing(
    record: ChangeListingDeps["record"],
    leadId: string,
    consentAtMs: number | null,
    mayChange: (listing: ListingRow) => boolean,
  ): Promise<Result<null, ListingRefusal>>;
  /** Holds a listed lead for review. */
  quarantineLead(
    record: ChangeListingDeps["record"],
    leadId: string,
    request: HoldRequest,
    mayChange: (listing: ListingRow) => boolean,
  ): Promise<Result<null, ListingRefusal>>;
  /** Lists a lead again that was held for review. */
  releaseLead(
    record: ChangeListingDeps["record"],
    leadId: string,
    consentAtMs: number | null,
    mayChange: (listing: ListingRow) => boolean,
  ): Promise<Result<null, ListingRefusal>>;
  /** Answers a ping with what buyers promise to pay for the lead; the promised amounts are held. */
  offer(ping: PingArrival): Promise<MadeOffer>;
  /** Sells the lead to the buyers that promised, or returns why not. */
  capture(post: PingPost): Promise<PostedPing>;
  /**
   * Loads campaigns that changed; called on a wake-up, and by a batch that meets a newer
   * distribution version.
   */
  catchUp(): Promise<void>;
  /** Queued leads and campaigns in memory, for the metrics. */
  readonly figures: () => { readonly waiting: number; readonly activeCampaigns: number };
}

/**
 * Memory that stays alive: the server, and per campaign its objects and its part of the packed
 * index. Measured.
 */
const SERVER_HEAP_MB = 56;
const CAMPAIGN_HEAP_MB = 0.000_36;
const CAMPAIGN_PACKED_MB = 0.000_48;

/** Builds distribution on one database. */
export function createDistribution(deps: DistributionDeps): Distribution {
  const memory = new DistributionState();
  const load = async (): Promise<void> => {
    const { campaigns, version } = await loadCampaigns(deps.pool, memory.version);
    const changed = await Array.fromAsync(campaigns);
    await deps.refreshRules?.();
    memory.apply(changed, version);
  };
  // One at a time, each with its own read: of two concurrent reads the older might be applied last.
  let caughtUp: Promise<void> = Promise.resolve();
  const catchUp = (): Promise<void> => (caughtUp = caughtUp.then(load, load));
  const loop = new BatchLoop({
    openStore: () => BatchStore.open(deps.connection),
    memory,
    rules: deps.rules,
    catchUp,
    loadAnswers: (leadIds) => loadAnswers(deps.pool, leadIds),
    findIdempotency: (scope, keyHash) => findIdempotency(deps.pool, scope, keyHash),
    now: deps.now,
    random: deps.random,
    onBatch: deps.onBatch,
    onError: deps.onError,
  });
  const offers = {
    pool: deps.pool,
    memory,
    rules: deps.rules,
    catchUp,
    now: deps.now,
    random: deps.random,
    types: new RowTypes(),
    turns: new KeyedQueue(),
  };
  const answers: PersonAnswers = {
    distribute: (arrival, urgency) => loop.submit(arrival, urgency),
    dryRun: (arrival) =>
      dryRun({ pool: deps.pool, memory, rules: deps.rules, catchUp }, arrival, deps.now()),
    offer: createOfferMaker(offers),
    capture: createOfferCapture(offers),
  };
  return {
    start: () => fillMemory(memory, deps.pool),
    stop: () => loop.stop(),
    ...withPersonChecks(answers, new AffiliateChecks(deps.pool, deps.now)),
    estimatePrices: (source, period) =>
      estimatePrices({ pool: deps.pool, memory, rules: deps.rules, catchUp }, source, {
        ...period,
        atMs: deps.now(),
      }),
    roomToday: (source) => findRoom(deps.pool, source, deps.rules().timeZone, deps.now()),
    repriceListing: (record, ...change) =>
      repriceListing({ pool: deps.pool, rules: deps.rules, record }, ...change),
    withdrawListing: (record, ...change) =>
      withdrawListing({ pool: deps.pool, rules: deps.rules, record }, ...change),
    relistListing: (record, ...change) =>
      relistListing({ pool: deps.pool, rules: deps.rules, record }, ...change),
    quarantineLead: (record, ...change) =>
      quarantineLead({ pool: deps.pool, rules: deps.rules, record }, ...change),
    releaseLead: (record, ...change) =>
      releaseLead({ pool: deps.pool, rules: deps.rules, record }, ...change),
    buyListing: createBuyListing({
      pool: deps.pool,
      rules: deps.rules,
      now: deps.now,
      random: deps.random,
    }),
    catchUp,
    figures: () => ({ waiting: loop.waiting(), activeCampaigns: memory.activeCampaigns }),
  };
}

/** Reads all campaigns and wallets, before anything is distributed. */
async function fillMemory(
  memory: DistributionState,
  pool: DistributionDeps["pool"],
): Promise<void> {
  const { campaigns, version } = await loadCampaigns(pool, null);
  await memory.load(campaigns, version);
  for (const [accountId, cents] of await loadWallets(pool)) memory.noteAvailable(accountId, cents);
  giveMemoryBack();
  // Not earlier: while campaigns are read, most of the heap's growth is rows that are no longer
  // needed.
  letHeapGrow({
    heapMb: SERVER_HEAP_MB + CAMPAIGN_HEAP_MB * memory.activeCampaigns,
    packedMb: CAMPAIGN_PACKED_MB * memory.activeCampaigns,
  });
}
