// Says the reasons in words: why a post was rejected, and how a campaign decided about a lead.
import type { Translated } from "../../texts.ts";

export const reasonWords = {
  post: {
    missing_field: "A required field was missing",
    invalid_field: "A field was invalid",
    auth_failed: "The key was unknown",
    source_paused: "The source is paused",
    paused_by_network: "The network paused the source or sub ID",
    duplicate: "Duplicate",
    suppressed: "This person asked not to be contacted",
    consent_missing: "No consent was sent",
    consent_invalid: "The consent was invalid",
    fraud_suspected: "Suspected fraud",
    no_buyer: "No campaign bought it",
    below_reserve: "Bids were below the reserve",
    cap_reached: "The source's daily cap was reached",
    ping_expired: "The offer had expired",
    ping_mismatch: "It differed from what was offered",
    rate_limited: "Too many posts at once",
    internal_error: "An error on our side",
  },
  buy: {
    criteria_not_met: "Criteria not met",
    outside_hours: "Outside its hours",
    cap_reached: "Cap reached",
    budget_exhausted: "Budget used up",
    insufficient_funds: "Wallet too low",
    not_licensed: "Not licensed in the state",
    source_blocked: "Source blocked",
    already_owned: "Buyer already has this lead",
    consent_scope: "Not covered by the consent",
    outbid: "Outbid",
    buyer_rejected: "Buyer rejected it",
    buyer_timeout: "Buyer didn't respond",
    below_reserve: "Below the reserve",
    won: "Won",
  },
};

export type ReasonWords = Translated<typeof reasonWords>;
