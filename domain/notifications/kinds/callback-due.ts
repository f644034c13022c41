// Defines the kind: the time has come that a buyer set for calling a person back.
import { MOMENTARY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface CallbackDue {
  readonly accountId: string;
  readonly leadId: string;
  readonly side: string;
  readonly city: string | null;
  readonly state: string | null;
  /** The member who works the lead; null where it is unassigned. */
  readonly assigneeName: string | null;
}

export const callbackDueTopic = topic<CallbackDue>()("callback_due");

export const callbackDue = defineKind({
  type: "callback_due",
  topic: callbackDueTopic,
  reach: {
    audience: ["advertiser"],
    group: "leads",
    channels: MOMENTARY,
    push: { ttlMs: 2 * HOUR_MS, urgency: "high" },
  },
  tell: ({ accountId, leadId, side, city, state, assigneeName }) => [
    {
      accountId,
      url: `/leads/${leadId}`,
      facts: { lead_id: leadId },
      details: { leadId, side, city, state, assigneeName },
    },
  ],
});
