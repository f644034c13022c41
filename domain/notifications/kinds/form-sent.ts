// Defines the kind: a person sent a hosted form; its affiliate is notified of the lead's outcome.
import type { LeadSide, PostReason } from "../../lead/vocabulary.ts";
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind, topic } from "../notification-kind.ts";

export interface FormSent {
  /** The form's affiliate. */
  readonly accountId: string;
  readonly leadId: string;
  readonly side: LeadSide;
  readonly city: string | null;
  readonly state: string | null;
  readonly sale: "none" | "shared" | "exclusive";
  readonly earningCents: number;
  /** True for a form that begins as a conversation. */
  readonly isConversation?: boolean;
  /** Why the lead was refused; null where it was accepted. */
  readonly reason: PostReason | null;
}

/** The outcome of a lead posted for its person, in the facts of a webhook. */
export const factsOfPosted = ({ leadId, sale, earningCents, reason }: FormSent) => ({
  lead_id: leadId,
  sale,
  earning_cents: earningCents,
  reason_code: reason,
});

/** The outcome of a lead posted for its person, in the details for each language. */
export const detailsOfPosted = ({
  leadId,
  side,
  city,
  state,
  sale,
  earningCents,
  reason,
}: FormSent) => ({
  leadId,
  side,
  city,
  state,
  sale,
  earningCents,
  reason,
});

export const formSentTopic = topic<FormSent>()("form_sent");

export const formSent = defineKind({
  type: "form_sent",
  topic: formSentTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "low" },
  },
  tell: (sent) => {
    const { accountId, leadId, isConversation = false } = sent;
    return [
      {
        accountId,
        url: `/leads/${leadId}`,
        facts: factsOfPosted(sent),
        details: { ...detailsOfPosted(sent), isConversation },
      },
    ];
  },
});
