// Lists the reasons for returns in one table: the reason, the required evidence, and who decides.

/**
 * `checks`: Plat proves it from its records. `admin`: a person decides. `provider`: automatic only
 * if a verification provider proves it.
 */
export type ReturnDecider = "checks" | "admin" | "provider";

/**
 * The required evidence. `words`: a written explanation. `day`: the day of the event, `since_sale`
 * for events after the purchase, `until_sale` for facts that existed at the purchase. `proof`:
 * evidence that Plat checks against its own records: two logged calls or a bounce, enough touches,
 * an earlier purchase by the buyer.
 */
export interface ReturnNeeds {
  readonly words: boolean;
  readonly day: "since_sale" | "until_sale" | null;
  readonly proof: "calls_or_bounce" | "touches" | "earlier_sale" | null;
  readonly decider: ReturnDecider;
}

const FIELDS: ReturnNeeds = { words: false, day: null, proof: null, decider: "checks" };
const WORDS: ReturnNeeds = { words: true, day: null, proof: null, decider: "admin" };
const SAID: ReturnNeeds = { ...WORDS, day: "since_sale" };
const DATED: ReturnNeeds = { ...WORDS, day: "until_sale" };

export const RETURN_REASONS = {
  outside_area: FIELDS,
  wrong_property_type: FIELDS,
  invalid_contact: { words: false, day: null, proof: "calls_or_bounce", decider: "provider" },
  no_response: { words: false, day: null, proof: "touches", decider: "admin" },
  fake_spam: WORDS,
  duplicate: { words: false, day: null, proof: "earlier_sale", decider: "checks" },
  not_owner: WORDS,
  wholesaler: SAID,
  listed_on_mls: DATED,
  under_contract: DATED,
  has_agent: SAID,
  did_not_request: SAID,
  vacant_land: WORDS,
  non_residential: WORDS,
  mobile_no_land: WORDS,
  no_consent: WORDS,
  other: WORDS,
} as const satisfies Readonly<Record<string, ReturnNeeds>>;

export type ReturnReason = keyof typeof RETURN_REASONS;

/** All reasons of returns. */
export const RETURN_REASON_NAMES = Object.keys(RETURN_REASONS) as ReturnReason[];

/** The proofs that a contact does not work. */
export const CONTACT_PROOFS = ["calls", "bounce"] as const;
export type ContactProof = (typeof CONTACT_PROOFS)[number];

/** The evidence that the reason requires; a bounce requires its text and its day. */
export function needsOf(reason: ReturnReason, proof: ContactProof | null): ReturnNeeds {
  const needs = RETURN_REASONS[reason];
  return needs.proof === "calls_or_bounce" && proof === "bounce"
    ? { ...needs, words: true, day: "since_sale" }
    : needs;
}

/** The reasons that a network accepts; `no_response` only if the network enables it. */
export function namedReasons(allowsNoResponse: boolean): readonly ReturnReason[] {
  return RETURN_REASON_NAMES.filter((reason) => allowsNoResponse || reason !== "no_response");
}

/** `checks`: Plat's checks proved it. `deadline`: no decision was made in time. */
export const RETURN_DECIDERS = ["checks", "admin", "deadline"] as const;
export type DecidedBy = (typeof RETURN_DECIDERS)[number];
