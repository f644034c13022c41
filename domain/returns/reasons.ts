// Why a buyer may ask for the money back. One table: the reason, what must be shown, and who
// decides.

/**
 * `checks`: the product proves it from what it knows. `admin`: a person decides. `provider`:
 * automatic only when a verification provider proves it.
 */
export type ReturnDecider = "checks" | "admin" | "provider";

/**
 * What a buyer must show. `words`: said in words. `day`: the day of it, `since_sale` for what
 * happened with the bought lead, `until_sale` for what must have been so when it was bought.
 * `proof`: what the product holds itself against its own record: two logged calls or a bounce,
 * enough touches, an earlier purchase of the buyer's own.
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

/** Every reason that can stand in a return. */
export const RETURN_REASON_NAMES = Object.keys(RETURN_REASONS) as ReturnReason[];

/** How a contact that does not work is shown. */
export const CONTACT_PROOFS = ["calls", "bounce"] as const;
export type ContactProof = (typeof CONTACT_PROOFS)[number];

/** What must be shown for the reason; a bounce is its text and its day. */
export function needsOf(reason: ReturnReason, proof: ContactProof | null): ReturnNeeds {
  const needs = RETURN_REASONS[reason];
  return needs.proof === "calls_or_bounce" && proof === "bounce"
    ? { ...needs, words: true, day: "since_sale" }
    : needs;
}

/** What a buyer may name on a network; `no_response` where the operator enables it. */
export function namedReasons(allowsNoResponse: boolean): readonly ReturnReason[] {
  return RETURN_REASON_NAMES.filter((reason) => allowsNoResponse || reason !== "no_response");
}

export const RETURN_STATUSES = ["filed", "approved", "declined"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** `checks`: the product proved it. `deadline`: nobody decided in time. */
export const RETURN_DECIDERS = ["checks", "admin", "deadline"] as const;
export type DecidedBy = (typeof RETURN_DECIDERS)[number];
