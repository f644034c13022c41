// Has one English sentence for each reason code, which the API returns with the code and screens
// fall back to.
import { type BuyReason, POST_REASONS, type PostReason } from "./vocabulary.ts";

/** For the affiliate: why the post was refused, and what to do about it if possible. */
export const POST_REASON_TEXTS: Readonly<Record<PostReason, string>> = {
  missing_field: "A required field is missing. See errors for which, and post again.",
  invalid_field: "A field can't be read. See errors for which, and post again.",
  auth_failed: "The source key is missing or wrong.",
  source_paused: "This source is paused. Resume it before posting.",
  paused_by_network:
    "The network paused this source or sub ID. Only the network resumes it. The source says why.",
  duplicate: "This is a duplicate: the person is already known for this lead type.",
  suppressed: "This person has asked not to be contacted.",
  consent_missing: "The person's consent is missing. A lead without consent can't be sold.",
  consent_invalid: "The consent can't be used. See errors for why.",
  fraud_suspected: "This post looks suspicious and is in review.",
  no_buyer: "No buyer wants this lead now. You may offer it elsewhere.",
  below_reserve: "The best bid is below this source's reserve price.",
  cap_reached: "This source has reached its limit for now.",
  ping_expired: "The offer has expired. Ping again.",
  ping_mismatch: "Fields that decided the offer differ between ping and post.",
  rate_limited: "Too many posts. Wait and send it again.",
  internal_error: "Something failed on our side. Send it again with the same Idempotency-Key.",
};

/** The reasons that programs get: a source paused by the network is answered as a paused one. */
export type AnsweredReason = Exclude<PostReason, "paused_by_network">;
export const ANSWERED_REASONS: readonly AnsweredReason[] = POST_REASONS.filter(
  (reason) => reason !== "paused_by_network",
);

/** The code in the answer to a post or ping; its text says who paused. */
export function answeredReason(reason: PostReason): AnsweredReason {
  return reason === "paused_by_network" ? "source_paused" : reason;
}

/** For the buyer and the network: why a campaign did not buy a lead. */
export const BUY_REASON_TEXTS: Readonly<Record<BuyReason, string>> = {
  criteria_not_met: "The lead does not meet the campaign's criteria.",
  outside_hours: "The campaign was outside its schedule.",
  cap_reached: "The campaign had reached one of its lead caps.",
  budget_exhausted: "The campaign's budget for the period was used up.",
  insufficient_funds: "The wallet did not cover the bid.",
  not_licensed: "The buyer is not licensed for the lead's state.",
  source_blocked: "The campaign blocks the lead's source.",
  already_owned: "The buyer already has this lead.",
  consent_scope: "The person's consent does not cover this buyer and channel.",
  outbid: "Another bid ranked higher.",
  buyer_rejected: "The buyer's own system declined the lead.",
  buyer_timeout: "The buyer's own system did not answer in time.",
  below_reserve: "The bid was below the reserve price.",
};
