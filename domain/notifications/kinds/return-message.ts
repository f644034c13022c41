// Defines the kind: a party or the network wrote about a return; the recipient is notified, without
// the text.
import type { ReturnReason } from "../../returns/reasons.ts";
import type { ReturnAuthor } from "../../returns/turn.ts";
import { DAY_MS } from "../../time.ts";
import { URGENT } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ReturnMessageSent {
  readonly returnId: string;
  readonly leadId: string;
  /** The recipient's account. */
  readonly accountId: string;
  readonly from: ReturnAuthor;
  readonly reason: ReturnReason;
}

export interface SentMessage {
  readonly leadId: string;
  readonly from: ReturnAuthor;
  readonly reason: ReturnReason;
}

export const returnMessageTopic = topic<ReturnMessageSent>()("return_message");

export const returnMessage = defineKind({
  type: "return_message",
  topic: returnMessageTopic,
  reach: {
    audience: ["advertiser", "affiliate", "admin"],
    group: "returns",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ returnId, leadId, accountId, from, reason }) => [
    {
      accountId,
      url: `/leads?part=returns&return=${returnId}`,
      facts: { return_id: returnId, lead_id: leadId, from, reason_code: reason },
      details: { leadId, from, reason } satisfies SentMessage,
    },
  ],
});
