// Defines the kind: a buyer withdrew its return; the affiliate is notified that its earning stands.
import { DAILY } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ReturnWithdrawn {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly earningCents: number;
}

export interface WithdrawnReturn {
  readonly leadId: string;
  /** What the affiliate keeps. */
  readonly cents: number;
}

export const returnWithdrawnTopic = topic<ReturnWithdrawn>()("return_withdrawn");

export const returnWithdrawn = defineKind({
  type: "return_withdrawn",
  topic: returnWithdrawnTopic,
  reach: {
    audience: ["affiliate"],
    group: "returns",
    channels: DAILY,
    push: { ttlMs: DAY_MS, urgency: "low" },
  },
  tell: ({ leadId, affiliateId, earningCents }) => [
    {
      accountId: affiliateId,
      url: `/leads/${leadId}`,
      facts: { lead_id: leadId, earning_cents: earningCents },
      details: { leadId, cents: earningCents } satisfies WithdrawnReturn,
    },
  ],
});
