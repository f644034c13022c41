// Defines the kind: the person of a lead must not be contacted anymore, or had their data erased.
import type { ConsumerRequestKind } from "../../consumers/consumer-request.ts";
import { DAY_MS } from "../../time.ts";
import { IN_WRITING } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ConsumerAsked {
  readonly asked: ConsumerRequestKind;
  readonly leadId: string;
  readonly affiliateId: string;
  /** Who has the lead, and who returned it. */
  readonly buyerIds: readonly string[];
}

export const consumerAskedTopic = topic<ConsumerAsked>()("consumer_asked");

export const consumerAsked = defineKind({
  type: "consumer_asked",
  topic: consumerAskedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "leads",
    channels: IN_WRITING,
    // The law binds every company that holds the contact.
    alwaysOnFor: "law",
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ asked, leadId, affiliateId, buyerIds }) =>
    [affiliateId, ...buyerIds].map((accountId) => ({
      accountId,
      url: `/leads/${leadId}`,
      facts: { lead_id: leadId, asked },
      details: { leadId, asked, isBuyer: accountId !== affiliateId },
    })),
});
