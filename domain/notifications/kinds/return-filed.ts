// Defines the kind: a buyer requests a refund; the affiliate may answer, so it is notified
// immediately.
import type { ReturnReason } from "../../returns/reasons.ts";
import { URGENT } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface ReturnFiled {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly reason: ReturnReason;
  readonly earningCents: number;
  /** Hours in which the affiliate may answer; absent in events from before they were a setting. */
  readonly answerHours?: number;
}

export const returnFiledTopic = topic<ReturnFiled>()("return_filed");

export const returnFiled = defineKind({
  type: "return_filed",
  topic: returnFiledTopic,
  reach: {
    audience: ["affiliate"],
    group: "returns",
    channels: URGENT,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({ affiliateId, leadId, reason, earningCents, answerHours }) => [
    {
      accountId: affiliateId,
      url: `/leads/${leadId}`,
      facts: { lead_id: leadId, reason_code: reason, earning_cents: earningCents },
      details: {
        leadId,
        reason,
        earningCents,
        ...(answerHours === undefined ? {} : { answerHours }),
      },
    },
  ],
});
