// Describes a post on its way into a batch: everything that can be computed before the transaction,
// with no contact data in plain text.
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import type { AuctionLead, Routing } from "../../../../../domain/distribution/auction-lead.ts";
import type { ListingRules } from "../../../../../domain/distribution/listing.ts";
import type { ConsentTerms } from "../../../../../domain/distribution/auction-lead.ts";
import type { SaleRules } from "../../../../../domain/ledger/earning-terms.ts";
import type { DuplicateRules } from "../../../../../domain/lead/duplicate.ts";
import type { LeadFacts } from "../../../../../domain/lead/lead.ts";
import type { LeadSide, PostReason } from "../../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import type { OfferRules } from "../../../../../domain/pings/limits.ts";
import type { LeadScore } from "../../../../../domain/scoring/score-lead.ts";
import { type AffiliateTerms, earningFor } from "../../../../../domain/terms/affiliate-terms.ts";
import type { Sealed } from "../../../../platform/crypto/contact-vault.ts";

/** What distribution needs to know about a source. */
export interface SourceTerms {
  readonly id: string;
  readonly affiliateId: string;
  readonly unsoldRule: "reject" | "list";
  readonly allowsExclusive: boolean;
  readonly sharedSlots: number;
  readonly routing: Routing;
  readonly reserveExclusiveCents: Cents | null;
  readonly reserveSharedCents: Cents | null;
  /** As agreed with the affiliate. */
  readonly agreed: AffiliateTerms;
  /**
   * The affiliate's leads that were sold in the calendar month before; 0 where no term asks for it.
   */
  readonly soldBefore: number;
  readonly affiliateSinceMs: number;
  /** Leads accepted per day in the network's time zone; null means no limit. */
  readonly dailyCap: number | null;
  /**
   * How long an offer to the source is valid, unless the source's record shortens it; milliseconds.
   */
  readonly offerLifeMs: number;
}

/** What the source sent, validated, scored and sealed. */
export interface ArrivalContent {
  readonly facts: LeadFacts;
  readonly consent: ConsentTerms;
  /** When the consent was given, epoch milliseconds. */
  readonly consentAtMs: number;
  readonly score: LeadScore;
  /** Keyed hashes of phone, email and address, in hex. The first two also identify the person. */
  readonly identityHashes: readonly string[];
  readonly consumerHashes: readonly string[];
  readonly sealed: Sealed;
}

/** What is kept of a post that was refused before distribution. */
export interface RefusedContent {
  readonly refused: PostReason;
  readonly side: LeadSide;
  /** Which fields were refused and why, as JSON without posted values; null if no field was. */
  readonly fieldErrors: string | null;
  /** What came in those fields; null if no field was refused. */
  readonly sealed: Sealed | null;
}

export interface Arrival {
  readonly leadId: string;
  readonly receivedAtMs: number;
  readonly source: SourceTerms;
  readonly subIds: string | null;
  readonly clickId: string | null;
  readonly adParams: string | null;
  readonly vendorLeadId: string | null;
  /** Set when the caller sent an Idempotency-Key: hashes of the key and of the request's bytes. */
  readonly idempotency: { readonly keyHash: Buffer; readonly requestHash: Buffer } | null;
  readonly content: ArrivalContent | RefusedContent;
  /**
   * True where a source without room today leaves it undecided, for a later attempt, instead of
   * refusing it.
   */
  readonly waitsForRoom?: boolean;
}

export type SellableArrival = Arrival & { readonly content: ArrivalContent };

/** The result of an arrival. `mismatch`: the idempotency key was used with another request. */
export type ArrivalResult =
  | { readonly kind: "answered"; readonly answer: Answer; readonly replayed: boolean }
  | { readonly kind: "mismatch" };

export function isSellable(arrival: Arrival): arrival is SellableArrival {
  return !("refused" in arrival.content);
}

/** The part of an arrival, or of a ping, that bidders see. */
export interface Offered {
  readonly leadId: string;
  readonly source: SourceTerms;
  readonly content: Pick<ArrivalContent, "facts" | "consent" | "consentAtMs" | "score">;
}

/** Returns the AuctionLead of an arrival, as bidders see it. */
export function offerOf(
  arrival: Offered,
  reserves: { readonly exclusiveCents: Cents; readonly sharedCents: Cents },
  candidates: readonly number[],
  candidatesComplete: boolean,
  ownerAccountIds: ReadonlySet<string>,
): AuctionLead {
  const { content, source } = arrival;
  return {
    leadId: arrival.leadId,
    facts: content.facts,
    tier: content.score.tier,
    consent: content.consent,
    consentAtMs: content.consentAtMs,
    sourceId: source.id,
    allowsExclusive: source.allowsExclusive,
    sharedSlots: source.sharedSlots,
    earningTerms: earningFor(source.agreed, {
      sourceId: source.id,
      side: content.facts.side,
      tier: content.score.tier,
      soldBefore: source.soldBefore,
    }),
    reserveExclusiveCents: reserves.exclusiveCents,
    reserveSharedCents: reserves.sharedCents,
    routing: source.routing,
    ownerAccountIds,
    candidates,
    candidatesComplete,
  };
}

/** The network's settings that distribution decides by. */
export interface DistributionSettings {
  readonly networkId: string;
  readonly timeZone: string;
  readonly priceRule: "first_price" | "second_price";
  readonly listing: ListingRules;
  readonly duplicates: DuplicateRules;
  /** What holds for a sale where nothing else is agreed with its buyer or affiliate. */
  readonly sales: SaleRules;
  /** What offers to pings may hold. */
  readonly offers: OfferRules;
  /** How long the contact of a lead is kept that was rejected, or taken off without a sale. */
  readonly unsoldContactMs: number;
}
