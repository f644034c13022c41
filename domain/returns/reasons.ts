// Why a buyer may ask for the money back. One table: the reason, what must be shown, and who decides.

/** `checks`: the product proves it from what it knows. `admin`: a person decides. `provider`: automatic only when a verification provider proves it. */
export type ReturnDecider = "checks" | "admin" | "provider";

export const RETURN_REASONS = {
  outside_area: { evidence: "the lead's place and the campaign's criteria", decider: "checks" },
  wrong_property_type: { evidence: "the lead's type and the campaign's criteria", decider: "checks" },
  invalid_contact: { evidence: "two call attempts or a bounce", decider: "provider" },
  no_response: { evidence: "12 logged touches over 4 days; only where the network enables it", decider: "admin" },
  fake_spam: { evidence: "what shows that nobody asked", decider: "admin" },
  duplicate: { evidence: "the earlier sale", decider: "checks" },
  not_owner: { evidence: "the owner of record", decider: "admin" },
  wholesaler: { evidence: "the person's offer", decider: "admin" },
  listed_on_mls: { evidence: "the listing and its date", decider: "admin" },
  under_contract: { evidence: "the contract's date", decider: "admin" },
  has_agent: { evidence: "the person's words and their date", decider: "admin" },
  did_not_request: { evidence: "the person's words and their date", decider: "admin" },
  vacant_land: { evidence: "the parcel", decider: "admin" },
  non_residential: { evidence: "the parcel", decider: "admin" },
  mobile_no_land: { evidence: "the parcel", decider: "admin" },
  no_consent: { evidence: "what shows that the consent is not the person's", decider: "admin" },
  other: { evidence: "a description", decider: "admin" },
} as const satisfies Readonly<Record<string, { readonly evidence: string; readonly decider: ReturnDecider }>>;

export type ReturnReason = keyof typeof RETURN_REASONS;

/** Every reason that can stand in a return. */
export const RETURN_REASON_NAMES = Object.keys(RETURN_REASONS) as ReturnReason[];

/** What a buyer may name. `no_response` is for networks that enable it; none can yet. */
export const FILED_RETURN_REASONS: readonly ReturnReason[] = RETURN_REASON_NAMES.filter((reason) => reason !== "no_response");

export const RETURN_STATUSES = ["filed", "approved", "declined"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

const HOUR_MS = 3_600_000;
/** How long the affiliate may answer; after that the return is decided on the evidence. */
export const RETURN_ANSWER_MS = 48 * HOUR_MS;
