// Defines the kind: a wallet pays for only a few more leads.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface LowBalance {
  readonly accountId: string;
  readonly availableCents: number;
  /** The threshold that the owner has set; null where none is set. */
  readonly belowCents: number | null;
}

export const lowBalanceTopic = topic<LowBalance>()("low_balance");

export const lowBalance = defineKind({
  type: "low_balance",
  topic: lowBalanceTopic,
  reach: {
    audience: ["advertiser"],
    group: "money",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, availableCents, belowCents }) => [
    {
      accountId,
      url: "/billing",
      facts: { available_cents: availableCents, below_cents: belowCents },
      details: { availableCents, belowCents },
    },
  ],
});
