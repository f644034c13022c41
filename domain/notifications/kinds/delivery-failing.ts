// Defines the kind: leads do not arrive at a destination of their buyer.
import type { DeliveryReason } from "../../deliveries/delivery-reason.ts";
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface DeliveryFailing {
  readonly accountId: string;
  readonly destinationId: string;
  /** The account's name for the destination. */
  readonly name: string;
  /**
   * `failing`: it has begun to fail. `off`: it was switched off. `given_up`: one lead was given up,
   * while others may arrive.
   */
  readonly state: "failing" | "off" | "given_up";
  readonly reason: DeliveryReason;
  /** The lead of the last attempt. */
  readonly leadId: string;
}

export const deliveryFailingTopic = topic<DeliveryFailing>()("delivery_failing");

export const deliveryFailing = defineKind({
  type: "delivery_failing",
  topic: deliveryFailingTopic,
  reach: {
    audience: ["advertiser"],
    group: "stops",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "high" },
  },
  tell: ({ accountId, destinationId, name, state, reason, leadId }) => [
    {
      accountId,
      url:
        state === "given_up"
          ? `/leads/${leadId}`
          : `/settings?part=deliveries&destination=${destinationId}`,
      facts: { destination_id: destinationId, state, reason, lead_id: leadId },
      details: { name, state, reason, leadId },
    },
  ],
});
