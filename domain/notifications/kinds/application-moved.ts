// Defines the kind: the network decided about an application, or asked the applicant a question.
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ApplicationMoved {
  readonly accountId: string;
  readonly decision: "approved" | "refused" | "asked";
  /** The network's words to the applicant: a reason or a question; null for an approval. */
  readonly text: string | null;
}

export const applicationMovedTopic = topic<ApplicationMoved>()("application_moved");

export const applicationMoved = defineKind({
  type: "application_moved",
  topic: applicationMovedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "accounts",
    channels: IN_WRITING,
    alwaysOnFor: "security",
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  // The network's words stay out of the facts, which go to other systems.
  tell: ({ accountId, decision, text }) => [
    { accountId, url: "/dashboard", facts: { decision }, details: { decision, text } },
  ],
});
