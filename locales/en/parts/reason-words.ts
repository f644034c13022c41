// Says the reasons in words: why a post was not taken, and what a campaign made of a lead.
import type { Translated } from "../../texts.ts";

export const reasonWords = {
  post: {
    missing_field: "A required field was missing",
    invalid_field: "A field was not valid",
    auth_failed: "The key was not known",
    source_paused: "The source is paused",
    duplicate: "This person was already known",
    suppressed: "This person asked not to be contacted",
    consent_missing: "No consent came along",
    consent_invalid: "The consent was not valid",
    fraud_suspected: "It looked like fraud",
    no_buyer: "No campaign wanted it",
    below_reserve: "Bids were below the reserve",
    cap_reached: "The source's daily cap was reached",
    ping_expired: "The offer had expired",
    ping_mismatch: "It differed from what was offered",
    rate_limited: "Too many posts at once",
    internal_error: "Something broke on our side",
  },
  buy: {
    criteria_not_met: "Criteria not met",
    outside_hours: "Outside its hours",
    cap_reached: "Cap reached",
    budget_exhausted: "Budget used up",
    insufficient_funds: "Wallet too low",
    not_licensed: "Not licensed there",
    source_blocked: "Blocks the source",
    already_owned: "Had this person already",
    consent_scope: "Consent does not cover it",
    outbid: "Outbid",
    buyer_rejected: "Buyer refused",
    buyer_timeout: "Buyer did not answer",
    below_reserve: "Below the reserve",
    won: "Won",
  },
};

export type ReasonWords = Translated<typeof reasonWords>;
