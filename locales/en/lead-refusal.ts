// Texts of a rejected lead: why, what to do about it, and its refused fields.
import type { PostReason } from "../../domain/lead/vocabulary.ts";
import type { Translated } from "../texts.ts";

const advice: Readonly<Record<PostReason, string>> = {
  missing_field: "Send the fields below and post the lead again.",
  invalid_field: "Correct the fields below and post the lead again.",
  auth_failed: "Check the source key that your program sends.",
  source_paused: "Resume the source, then post the lead again.",
  paused_by_network: "Only the network resumes it. The source says until when, and why.",
  duplicate: "This person is already known. Check that your system posts each lead once.",
  suppressed: "This person asked not to be contacted. Remove them from your lists.",
  consent_missing: "Ask the person for consent and send the fields below with it.",
  consent_invalid: "Correct the fields below. If the consent is too old, ask the person again.",
  fraud_suspected: "The network reviews this lead. Contact the network if it is genuine.",
  no_buyer:
    "No campaign wanted it at that time. You may sell it elsewhere, or let the source list unsold leads.",
  below_reserve:
    "Buyers bid, but you would have earned less than your minimum. Lower the minimum, or sell the lead elsewhere.",
  cap_reached:
    "The source had taken its leads for the day. Post it again tomorrow, or raise the cap.",
  ping_expired: "The offer had ended. Ping again and post before it expires.",
  ping_mismatch: "Post the same values that you pinged, or ping again.",
  rate_limited: "Post more slowly, and send this lead again.",
  internal_error: "Something failed on our side. Post the lead again.",
};

export const leadRefusalTexts = {
  title: "Why it was rejected",
  advice,
  kept: (hours: string) =>
    `What came in these fields is kept for ${hours} hours, sealed, then deleted. The rest of the post isn't stored.`,
  deleted: (hours: string) => `What came was deleted ${hours} hours after the post.`,
  notShown: "Only the affiliate sees what came.",
  least: {
    exclusive: (amount: string) => `At least ${amount} exclusive`,
    shared: (amount: string) => `At least ${amount} for a shared slot`,
  },
  leastTitle: "Your minimum for this lead",
  source: "Open source terms",
  changeReserve: "Edit minimum earnings",
};

export type LeadRefusalTexts = Translated<typeof leadRefusalTexts>;
