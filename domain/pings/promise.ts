// Compares a post with its ping, and decides whether the promises of the offer are still valid.
import type { Criteria, CriteriaSubject } from "../criteria/criteria.ts";
import { matches } from "../criteria/matches.ts";
import { type BidAdjustment, type Bidder, adjustedPercent } from "../distribution/bidder.ts";
import type { AuctionLead } from "../distribution/auction-lead.ts";
import { consentCovers } from "../distribution/eligibility.ts";
import type { LeadField } from "../lead/field-names.ts";
import type { LeadFacts } from "../lead/lead.ts";
import { plainValueOf } from "../lead/plain-fact-values.ts";
import { PLAIN_FIELDS, perPlainField } from "../lead/plain-facts.ts";

/**
 * A lead's facts by the names of their fields, as stored with a ping. Prices in cents, baths in
 * quarters.
 */
export type PingedFacts = { readonly [Field in PingedField]: string | number | null };

const PINGED_FIELDS = [
  "side",
  "zip_code",
  "price_min",
  "price_max",
  ...PLAIN_FIELDS,
] as const satisfies readonly LeadField[];
type PingedField = (typeof PINGED_FIELDS)[number];

/** One fact that differs; for contact only the fact that it differs. */
export interface FactChange {
  readonly field: PingedField | "phone" | "email";
  readonly pinged: string | number | null;
  readonly posted: string | number | null;
}

/** A buyer's terms when its slot was promised. */
export interface PromiseTerms {
  readonly criteria: Criteria;
  readonly adjustments: readonly BidAdjustment[];
  readonly contactChannels: Bidder["contactChannels"];
  readonly sellerNames: Bidder["sellerNames"];
  /** The name that the consent was asked to contain; null if the buyer had none then. */
  readonly askedName: string | null;
  /** Days after delivery in which the buyer may return the lead. */
  readonly returnDays?: number;
}

/**
 * The facts of a ping. Verification and age come with the consent, so a post always adds them, and
 * `stillWanted` checks them.
 */
export function pingedFacts(facts: LeadFacts): PingedFacts {
  const cents = (amount: bigint | null): number | null => (amount === null ? null : Number(amount));
  return {
    side: facts.side === "unknown" ? null : facts.side,
    zip_code: facts.place.zipCode,
    price_min: cents(facts.priceMinCents),
    price_max: cents(facts.priceMaxCents),
    ...perPlainField((fact) => plainValueOf(facts, fact)),
  };
}

/**
 * The facts of the ping that differ or are missing in the post. Facts that the ping left out may be
 * added: `stillWanted` checks them.
 */
export function changedFacts(pinged: PingedFacts, posted: PingedFacts): FactChange[] {
  return differences(pinged, posted).filter((change) => change.pinged !== null);
}

/** The facts that the post adds to the ping. */
export function addedFacts(pinged: PingedFacts, posted: PingedFacts): FactChange[] {
  return differences(pinged, posted).filter((change) => change.pinged === null);
}

function differences(pinged: PingedFacts, posted: PingedFacts): FactChange[] {
  return PINGED_FIELDS.flatMap((field): FactChange[] =>
    pinged[field] === posted[field]
      ? []
      : [{ field, pinged: pinged[field], posted: posted[field] }],
  );
}

/** What the ping's score and bids were computed from, in addition to its facts. */
export interface PingedGrounds {
  readonly timing: LeadFacts["timing"];
  readonly score: CriteriaSubject["score"];
}

/**
 * Whether a buyer that promised to buy the ping would have made the same promise for the post, for
 * at least the same price: its criteria match and its adjustments lower nothing. The post is
 * checked with the ping's score, which was based on less; if its own score is lower, with that too.
 */
export function stillWanted(
  { criteria, adjustments }: Pick<PromiseTerms, "criteria" | "adjustments">,
  pinged: PingedGrounds,
  posted: CriteriaSubject,
): boolean {
  const promised = adjustedPercent(
    adjustments,
    { ...posted.facts, timing: pinged.timing },
    pinged.score.tier,
  );
  const wanted = (subject: CriteriaSubject): boolean =>
    matches(criteria, subject) &&
    adjustedPercent(adjustments, subject.facts, subject.score.tier) >= promised;
  return (
    wanted({ facts: posted.facts, score: pinged.score }) &&
    (posted.score.total >= pinged.score.total || wanted(posted))
  );
}

/** Whether the post's consent allows the buyer to contact the consumer through its channels. */
export function isConsentedTo(
  terms: Pick<PromiseTerms, "contactChannels" | "sellerNames">,
  lead: Pick<AuctionLead, "consent" | "consentAtMs">,
): boolean {
  return consentCovers(terms, lead);
}
