// Defines the kind: the network approved or refused a seller name.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface SellerNameDecided {
  readonly accountId: string;
  readonly name: string;
  readonly isApproved: boolean;
  /** The network's words to the buyer; null for an approval. */
  readonly reason: string | null;
}

export const sellerNameDecidedTopic = topic<SellerNameDecided>()("seller_name_decided");

export const sellerNameDecided = defineKind({
  type: "seller_name_decided",
  topic: sellerNameDecidedTopic,
  reach: {
    audience: ["advertiser"],
    group: "accounts",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  // The network's words stay out of the facts, which go to other systems.
  tell: ({ accountId, name, isApproved, reason }) => [
    {
      accountId,
      url: "/settings?section=company",
      facts: { name, is_approved: isApproved },
      details: { name, isApproved, reason },
    },
  ],
});
