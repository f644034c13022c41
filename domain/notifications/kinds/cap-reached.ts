// Defines the kind: a cap or a budget of a campaign is used up; the campaign buys again with the
// next period, or once the limit is raised.
import type { UsedUpWindow } from "../../distribution/used-up.ts";
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface CapReached {
  readonly accountId: string;
  readonly campaignId: string;
  readonly name: string;
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
  tell: ({ accountId, campaignId, name, window, unit, most }) => [
    {
      accountId,
      url: `/campaigns/${campaignId}`,
      facts: { campaign_id: campaignId, window, unit, most },
      details: { name, window, unit, most },
    },
  ],
});
