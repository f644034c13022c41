// Defines the kind: a webhook was switched off; its system is not called until it is switched on
// again.
import type { OffReason } from "../../attempts/attempt.ts";
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** The host only, since the rest of the address may contain a secret. */
export interface WebhookOff {
  readonly accountId: string;
  readonly webhookId: string;
  readonly host: string;
  readonly reason: OffReason;
}

export const webhookOffTopic = topic<WebhookOff>()("webhook_off");

export const webhookOff = defineKind({
  type: "webhook_off",
  topic: webhookOffTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "stops",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ accountId, webhookId, host, reason }) => [
    {
      accountId,
      url: `/settings?part=webhooks&webhook=${webhookId}`,
      facts: { webhook_id: webhookId, host, reason },
      details: { host, reason },
    },
  ],
});
