// Defines the closed lists of a lead's values: one spelling for API, database and screens.

export const LEAD_SIDES = [
  "buyer",
  "seller",
  "buyer_and_seller",
  "renter",
  "investor_seller",
  "unknown",
] as const;
export type LeadSide = (typeof LEAD_SIDES)[number];

export const PROPERTY_TYPES = [
  "single_family",
  "condo",
  "townhouse",
  "multi_2_4",
  "multi_5_plus",
  "manufactured",
  "co_op",
  "land",
  "farm_ranch",
  "commercial",
  "other",
  "unknown",
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const TIMINGS = [
  "asap_0_30d",
  "m1_3",
  "m3_6",
  "m6_12",
  "m12_plus",
  "browsing",
  "unknown",
] as const;
export type Timing = (typeof TIMINGS)[number];

export const FINANCE_STATUSES = [
  "cash",
  "pre_approved",
  "pre_qualified",
  "talking_to_lender",
  "not_started",
  "not_applicable",
  "unknown",
] as const;
export type FinanceStatus = (typeof FINANCE_STATUSES)[number];

export const AGENT_STATUSES = [
  "none",
  "working_informally",
  "signed_agreement",
  "unknown",
] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/**
 * Why a seller sells, in their own account. Sensitive: masked before purchase and never a
 * criterion.
 */
export const MOTIVATIONS = [
  "relocation",
  "upsizing",
  "downsizing",
  "investment",
  "inherited_probate",
  "foreclosure_risk",
  "divorce",
  "repairs",
  "vacant",
  "tired_landlord",
  "other",
  "undisclosed",
  "unknown",
] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

export const CONSENT_CHANNELS = ["call", "text", "email"] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/**
 * The independently verified parts of a lead. A certificate of consent is a TrustedForm or Jornaya
 * reference in the post; phone and email will be added once a provider checks them.
 */
export const VERIFICATIONS = ["certificate"] as const;
export type Verification = (typeof VERIFICATIONS)[number];

export const TIERS = ["hot", "nurture", "cold"] as const;
export type Tier = (typeof TIERS)[number];

export const LEAD_STATUSES = [
  "draft",
  "quarantined",
  "rejected",
  "available",
  "sold",
  "expired",
  "withdrawn",
  "erased",
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/**
 * How far a lead came, as all figures count it: not accepted; accepted and never sold; sold, and
 * every sale returned by now; sold, and at least one sale kept.
 */
export const LEAD_RESULTS = ["not_accepted", "unsold", "returned", "kept"] as const;

export const SOURCE_KINDS = ["api", "form", "chat", "import", "assistant"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Why a post was refused. The order is the order of the checks. */
export const POST_REASONS = [
  "missing_field",
  "invalid_field",
  "auth_failed",
  "source_paused",
  "paused_by_network",
  "duplicate",
  "suppressed",
  "consent_missing",
  "consent_invalid",
  "fraud_suspected",
  "no_buyer",
  "below_reserve",
  "cap_reached",
  "ping_expired",
  "ping_mismatch",
  "rate_limited",
  "internal_error",
] as const;
export type PostReason = (typeof POST_REASONS)[number];

/**
 * Why a campaign did not buy a lead. Stored decisions hold the index into this list:
 * append at the end, never reorder.
 */
export const BUY_REASONS = [
  "criteria_not_met",
  "outside_hours",
  "cap_reached",
  "budget_exhausted",
  "insufficient_funds",
  "not_licensed",
  "source_blocked",
  "already_owned",
  "consent_scope",
  "outbid",
  "buyer_rejected",
  "buyer_timeout",
  "below_reserve",
] as const;
export type BuyReason = (typeof BUY_REASONS)[number];

/** A buyer's kind decides in which states it may buy. */
export const BUYER_KINDS = ["agent", "broker", "lender", "investor", "wholesaler"] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** Where most of an affiliate's leads come from, by its own word. It decides nothing. */
export const TRAFFIC_KINDS = [
  "search",
  "social",
  "own_site",
  "email",
  "call_center",
  "offline",
  "other",
] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];
