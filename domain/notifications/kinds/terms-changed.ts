// Defines the kind: the network changed the terms agreed with an account.
import { DAY_MS } from "../../time.ts";
import { IN_WRITING } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface TermsChanged {
  readonly accountId: string;
  readonly version: number;
  /** The network's words. */
  readonly reason: string;
}

export const termsChangedTopic = topic<TermsChanged>()("terms_changed");

export const termsChanged = defineKind({
  type: "terms_changed",
  topic: termsChangedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "money",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  // The network's words stay out of the facts, which go to other systems.
  tell: ({ accountId, version, reason }) => [
    { accountId, url: "/billing", facts: { version }, details: { reason } },
  ],
});
