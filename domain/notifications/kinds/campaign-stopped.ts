// Defines the kind: a campaign stopped buying, and its owner did not stop it.
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { type Told, defineKind, topic } from "../notification-kind.ts";

/** Stopped by the operator, or with all campaigns of an account whose wallet pays for no lead. */
export type CampaignStopped =
  | {
      readonly reason: "operator";
      readonly accountId: string;
      readonly campaignId: string;
      readonly name: string;
      readonly status: "paused" | "archived";
    }
  | {
      readonly reason: "wallet_empty";
      readonly accountId: string;
      readonly campaigns: number;
      readonly availableCents: number;
    };

export type CampaignStop =
  | {
      readonly reason: "operator";
      readonly name: string;
      readonly status: "paused" | "archived";
    }
  | {
      readonly reason: "wallet_empty";
      readonly campaigns: number;
      readonly availableCents: number;
    };

export const campaignStoppedTopic = topic<CampaignStopped>()("campaign_stopped");

export const campaignStopped = defineKind({
  type: "campaign_stopped",
  topic: campaignStoppedTopic,
  reach: {
    audience: ["advertiser"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: (stopped): readonly Told<CampaignStop>[] => {
    const { accountId } = stopped;
    if (stopped.reason === "operator") {
      const { reason, campaignId, name, status } = stopped;
      return [
        {
          accountId,
          url: `/campaigns/${campaignId}`,
          facts: { reason, campaign_id: campaignId, status },
          details: { reason, name, status },
        },
      ];
    }
    const { reason, campaigns, availableCents } = stopped;
    return [
      {
        accountId,
        url: "/billing",
        facts: { reason, campaigns, available_cents: availableCents },
        details: { reason, campaigns, availableCents },
      },
    ];
  },
});
