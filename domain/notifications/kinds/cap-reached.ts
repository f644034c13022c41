// Defines the kind: a cap or a budget is used up, of one campaign or of all campaigns of an account
// together; they buy again with the next period, or once the limit is raised.
import type { UsedUpWindow } from "../../distribution/used-up.ts";
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface CapReached {
  readonly accountId: string;
  /** Null: the limit that the network agreed for all campaigns of the account together. */
  readonly campaign: { readonly id: string; readonly name: string } | null;
  readonly window: UsedUpWindow;
  readonly unit: "leads" | "cents";
  /** The limit: leads, or whole cents. */
  readonly most: number;
}

export const capReachedTopic = topic<CapReached>()("cap_reached");

export const capReached = defineKind({
  type: "cap_reached",
  topic: capReachedTopic,
  reach: {
    audience: ["advertiser"],
    group: "stops",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  },
  tell: ({ accountId, campaign, window, unit, most }) => [
    {
      accountId,
      // An account reads the terms agreed with it under Billing.
      url: campaign === null ? "/billing" : `/campaigns/${campaign.id}`,
      facts: { campaign_id: campaign?.id ?? null, window, unit, most },
      details: { name: campaign?.name ?? null, window, unit, most },
    },
  ],
});
