// Defines the kind: a return was decided; both sides are notified of the decision and its effect on
// their money.
import type { DecidedBy } from "../../returns/reasons.ts";
import { IN_WRITING } from "../channels.ts";
import { DAY_MS } from "../../time.ts";
import { type Told, defineKind, topic } from "../notification-kind.ts";

export interface ReturnDecided {
  readonly saleId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly approved: boolean;
  readonly by: DecidedBy;
  readonly priceCents: number;
  readonly earningCents: number;
}

export interface DecidedReturn {
  readonly to: "buyer" | "affiliate";
  readonly leadId: string;
  readonly approved: boolean;
  readonly by: DecidedBy;
  /** The buyer's price, or the affiliate's earning. */
  readonly cents: number;
}

export const returnDecidedTopic = topic<ReturnDecided>()("return_decided");

export const returnDecided = defineKind({
  type: "return_decided",
  topic: returnDecidedTopic,
  reach: {
    audience: ["advertiser", "affiliate"],
    group: "returns",
    channels: IN_WRITING,
    push: { ttlMs: DAY_MS, urgency: "normal" },
  },
  tell: ({
    saleId,
    leadId,
    buyerId,
    affiliateId,
    approved,
    by,
    priceCents,
    earningCents,
  }): readonly Told<DecidedReturn>[] => {
    const url = `/leads/${leadId}`;
    const facts = { sale_id: saleId, lead_id: leadId, approved, decided_by: by };
    return [
      {
        accountId: buyerId,
        url,
        facts: { ...facts, price_cents: priceCents },
        details: { to: "buyer", leadId, approved, by, cents: priceCents },
      },
      {
        accountId: affiliateId,
        url,
        facts: { ...facts, earning_cents: earningCents },
        details: { to: "affiliate", leadId, approved, by, cents: earningCents },
      },
    ];
  },
});
