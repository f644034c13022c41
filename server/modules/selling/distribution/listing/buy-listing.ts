// Sells a listing manually: the same distribution as a post, with one lead and one named buyer at
// the listing's price.
import type pg from "pg";
import { consentNames } from "../../../../../domain/distribution/eligibility.ts";
import { decideAuction } from "../../../../../domain/distribution/distribute.ts";
import type { Bidder, SaleMode } from "../../../../../domain/distribution/bidder.ts";
import { EMPTY_COUNTERS, NO_LIMITS } from "../../../../../domain/distribution/caps.ts";
import { holdDaysOf } from "../../../../../domain/ledger/earning-terms.ts";
import { earningOf } from "../../../../../domain/distribution/reserve.ts";
import { type ListedPrice, priceAtAge } from "../../../../../domain/distribution/listing.ts";
import type { AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import { type BuyReason, CONSENT_CHANNELS } from "../../../../../domain/lead/vocabulary.ts";
import { type Cents, WHOLE_BASIS_POINTS, ZERO_CENTS } from "../../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../../domain/result.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";
import type { DistributionSettings } from "../arrive/arrival.ts";
import type { RecordedSale } from "../decide/decided-lead.ts";
import { type BuyerRow, type ListingRow, lockBuyer, lockListing } from "./buy-listing.store.ts";
import { claimPurchase, readSoldState } from "./claim-purchase.store.ts";
import { writePurchase } from "./write-purchase.store.ts";

export interface BuyListing {
  readonly leadId: string;
  readonly buyerId: string;
  readonly mode: SaleMode;
  /** The price shown to the buyer; never exceeded. */
  readonly maxPriceCents: Cents;
  /** Hashes of the Idempotency-Key and of the request: a repeated request buys once. */
  readonly idempotency: { readonly keyHash: Buffer; readonly requestHash: Buffer };
  /** Records the purchase elsewhere, in its transaction. */
  readonly onBought?: (db: Queryable, purchase: Purchase) => Promise<void>;
}

export interface Purchase {
  readonly sale: RecordedSale;
  readonly soldAtMs: number;
}

/**
 * Why a purchase is refused. A campaign's reasons apply too, except caps and hours, which a manual
 * purchase does not have.
 */
export type PurchaseRefusal =
  | {
      readonly code:
        | "not_found"
        | "already_sold"
        | "no_longer_listed"
        | "mode_not_offered"
        | "idempotency_mismatch";
    }
  | { readonly code: "price_changed"; readonly priceCents: Cents }
  | {
      readonly code: Extract<
        BuyReason,
        "insufficient_funds" | "not_licensed" | "already_owned" | "consent_scope"
      >;
    };

export interface BuyListingDeps {
  readonly pool: pg.Pool;
  readonly rules: () => DistributionSettings;
  readonly now: () => number;
  readonly random: () => number;
}

/**
 * Sells a listing to the buyer under locks on the person's keys, lead and wallet, in that order.
 */
export function createBuyListing(
  deps: BuyListingDeps,
): (purchase: BuyListing) => Promise<Result<Purchase, PurchaseRefusal>> {
  return (purchase) =>
    inTransaction(
      deps.pool,
      async (tx) => {
        const rules = deps.rules();
        const earlier = await claimPurchase(tx, purchase, deps.now());
        if (earlier !== null) return sayWhyGone(tx, purchase, earlier);
        const listing = await lockListing(tx, purchase.leadId);
        if (listing === null) return refuse({ code: "not_found" } as const);
        // Most concurrent purchases come too late: they do not wait for a wallet lock.
        if (isOver(listing, listing.databaseNowMs))
          return sayWhyGone(tx, purchase, refuse({ code: "already_sold" }));
        const buyer = await lockBuyer(tx, purchase.buyerId, listing.consumerHashes);
        if (buyer === null) return refuse({ code: "not_found" } as const);
        const decided = decidePurchase(purchase, listing, buyer, rules, listing.databaseNowMs);
        if (!decided.ok) return sayWhyGone(tx, purchase, decided);
        await writePurchase(tx, {
          sale: decided.value,
          listing,
          networkId: rules.networkId,
          atMs: listing.databaseNowMs,
        });
        const bought = { sale: decided.value, soldAtMs: listing.databaseNowMs };
        await purchase.onBought?.(tx.client, bought);
        return ok(bought);
      },
      { random: deps.random },
    );
}

/**
 * Says why a lead is gone: the same buyer has it, as a second tab learns; its listing ended; or
 * another buyer was faster.
 */
async function sayWhyGone<Outcome>(
  tx: Transaction,
  { leadId, buyerId }: BuyListing,
  outcome: Result<Outcome, PurchaseRefusal>,
): Promise<Result<Outcome, PurchaseRefusal>> {
  if (outcome.ok || outcome.error.code !== "already_sold") return outcome;
  const { isOwn, isEnded } = await readSoldState(tx, leadId, buyerId);
  if (isOwn) return refuse({ code: "already_owned" });
  return isEnded ? refuse({ code: "no_longer_listed" }) : outcome;
}

/**
 * Decides a manual purchase, pure: price in database time, slots, then everything that a campaign's
 * purchase is checked for.
 */
export function decidePurchase(
  { leadId, mode, maxPriceCents }: BuyListing,
  listing: ListingRow,
  buyer: BuyerRow,
  rules: DistributionSettings,
  atMs: number,
): Result<RecordedSale, PurchaseRefusal> {
  if (isOver(listing, atMs)) return refuse({ code: "already_sold" });
  if (!listing.isOffered) return refuse({ code: "no_longer_listed" });
  const price = mode === "exclusive" ? listing.exclusive : listing.slot;
  if (price === null) return refuse({ code: "mode_not_offered" });
  if (mode === "exclusive" && listing.soldSlots > 0) return refuse({ code: "already_sold" });
  const priceCents = currentPrice(price, listing, rules, atMs);
  if (priceCents > maxPriceCents) return refuse({ code: "price_changed", priceCents });
  const decision = decideAuction(
    offerOf(leadId, listing, mode, buyer),
    manualBidderState(listing, buyer, mode, priceCents),
    { priceRule: "first_price" },
    atMs,
  );
  const [sale] = decision.sales;
  if (sale === undefined) return refuse({ code: refusalOf(decision.lines[0]?.reason) });
  return ok({
    id: uuidv7(atMs),
    leadId,
    slot: listing.soldSlots + 1,
    mode,
    campaignNo: null,
    buyerId: buyer.accountId,
    affiliateId: listing.affiliateId,
    sourceId: listing.sourceId,
    bidCents: priceCents,
    priceCents,
    earningCents: earningOf(priceCents, listing.earningTerms),
    returnDays: buyer.returnDays ?? rules.sales.returnDays,
    holdDays: holdDaysOf(listing.agreedHoldDays, listing.affiliateSinceMs, atMs, rules.sales),
  });
}

function isOver(listing: ListingRow, atMs: number): boolean {
  return (
    listing.status !== "available" ||
    atMs >= listing.endsAtMs ||
    listing.soldSlots >= listing.saleSlots
  );
}

function currentPrice(
  price: ListedPrice,
  listing: ListingRow,
  rules: DistributionSettings,
  atMs: number,
): Cents {
  return priceAtAge(price, rules.listing, atMs - listing.listedAtMs);
}

function offerOf(
  leadId: string,
  listing: ListingRow,
  mode: SaleMode,
  buyer: BuyerRow,
): AuctionLead {
  return {
    leadId,
    facts: listing.facts,
    tier: listing.tier,
    consent: listing.consent,
    consentAtMs: listing.consentAtMs,
    sourceId: listing.sourceId,
    allowsExclusive: mode === "exclusive",
    sharedSlots: mode === "shared" ? 1 : 0,
    earningTerms: listing.earningTerms,
    // The listing's own floor is already enforced.
    reserveExclusiveCents: ZERO_CENTS,
    reserveSharedCents: ZERO_CENTS,
    routing: "best_price",
    ownerAccountIds: new Set(buyer.ownsPerson ? [buyer.accountId] : []),
    candidates: [MANUAL_NO],
    candidatesComplete: true,
  };
}

/** Stands for the manual purchase among the candidates; campaigns count from 1. */
const MANUAL_NO = 0;

function manualBidderState(
  listing: ListingRow,
  buyer: BuyerRow,
  mode: SaleMode,
  priceCents: Cents,
) {
  // A manual buyer may write where it may not call: without consent that covers the buyer, it buys
  // for email alone.
  const coversBuyer = consentNames(buyer, listing);
  const bidder: Bidder = {
    no: MANUAL_NO,
    campaignId: "",
    accountId: buyer.accountId,
    exclusiveBidCents: mode === "exclusive" ? priceCents : null,
    sharedBidCents: mode === "shared" ? priceCents : null,
    adjustments: [],
    modifier: WHOLE_BASIS_POINTS,
    priority: 0,
    weight: 1,
    limits: NO_LIMITS,
    sourceLimits: NO_LIMITS,
    // They are over campaigns: what a person buys does not count.
    accountLimits: null,
    pacing: "asap",
    schedule: { timeZone: "UTC", hours: [] },
    blockedSourceIds: new Set(),
    contactChannels: coversBuyer ? CONSENT_CHANNELS : ["email"],
    buyerKind: buyer.buyerKind,
    licensedStates: new Set(buyer.licensedStates),
    sellerNames: buyer.sellerNames,
    returnDays: buyer.returnDays,
  };
  return {
    bidder: () => bidder,
    counters: () => EMPTY_COUNTERS,
    sourceCounters: () => EMPTY_COUNTERS,
    covers: (_: Bidder, cents: bigint) => buyer.availableCents >= cents,
    take: () => undefined,
  };
}

function refusalOf(
  reason: string | undefined,
): "insufficient_funds" | "not_licensed" | "already_owned" | "consent_scope" {
  if (
    reason === "not_licensed" ||
    reason === "already_owned" ||
    reason === "consent_scope" ||
    reason === "insufficient_funds"
  )
    return reason;
  throw new Error(`a click was refused as ${reason}, which no rule for clicks gives`);
}
