// Defines the kind: a payout changed its state; the operator is notified of what waits, the
// affiliate of the outcome. A person who cancels a payout is not notified.
import type { PayoutStatus } from "../../payouts/payout.ts";
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface PayoutMoved {
  readonly payoutId: string;
  readonly affiliateId: string;
  readonly networkId: string;
  readonly status: PayoutStatus;
  readonly amountCents: number;
  /** One of two persons has approved it; events from before two were needed lack it. */
  readonly isApprovedOnce?: boolean;
}

export const payoutMovedTopic = topic<PayoutMoved>()("payout_moved");

export const payoutMoved = defineKind({
  type: "payout_moved",
  topic: payoutMovedTopic,
  reach: {
    audience: ["affiliate", "admin"],
    group: "money",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ payoutId, affiliateId, networkId, status, amountCents, isApprovedOnce = false }) => {
    if (status === "cancelled") return [];
    const facts = {
      payout_id: payoutId,
      status,
      amount_cents: amountCents,
      approved_once: isApprovedOnce,
    };
    const isRequest = status === "requested";
    return [
      {
        accountId: isRequest ? networkId : affiliateId,
        url: isRequest ? "/billing?part=payouts&status=requested" : `/earnings?payout=${payoutId}`,
        facts,
        details: { status, amountCents, isApprovedOnce },
      },
    ];
  },
});
