// Defines the kind: an affiliate's leads were sold to campaigns. The answers to its posts already
// said so to its programs; this tells its people, once for a burst of sales.
import type { PropertyType } from "../../lead/vocabulary.ts";
import { HOUR_MS } from "../../time.ts";
import { DAILY } from "../channels.ts";
import { defineKind, topic } from "../notification-kind.ts";

/** A lead of a burst, as a notification names it. */
export interface SoldLead {
  readonly leadId: string;
  readonly side: string;
  readonly propertyType: PropertyType;
  readonly city: string;
  readonly state: string;
}

export interface LeadsSold {
  readonly affiliateId: string;
  /** Leads, not sales: a shared lead with three buyers is one. */
  readonly leads: number;
  /** What the affiliate earns from all of them. */
  readonly earningCents: number;
  /** The first of them; the only one where `leads` is 1. */
  readonly first: SoldLead;
}

export const leadsSoldTopic = topic<LeadsSold>()("leads_sold");

export const leadsSold = defineKind({
  type: "leads_sold",
  topic: leadsSoldTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "low" },
  },
  tell: ({ affiliateId, leads, earningCents, first }) => [
    {
      accountId: affiliateId,
      url: leads === 1 ? `/leads/${first.leadId}` : "/leads?result=kept%2Creturned",
      facts: { leads, earning_cents: earningCents, first_lead_id: first.leadId },
      details: { leads, earningCents, ...first },
    },
  ],
});
