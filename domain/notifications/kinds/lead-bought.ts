// Defines the kind: an advertiser bought a lead. Nothing identifies the person.
import { FREQUENT } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind } from "../notification-kind.ts";
import { leadsDecidedTopic } from "../leads-decided.ts";

export const leadBought = defineKind({
  type: "lead_bought",
  topic: leadsDecidedTopic,
  reach: {
    audience: ["advertiser"],
    group: "leads",
    channels: FREQUENT,
    push: { ttlMs: 4 * HOUR_MS, urgency: "high" },
  },
  tell: ({ sales }) =>
    sales.map((sale) => ({
      accountId: sale.buyerId,
      url: `/leads/${sale.leadId}`,
      facts: {
        sale_id: sale.saleId,
        lead_id: sale.leadId,
        mode: sale.mode,
        price_cents: sale.priceCents,
      },
      details: {
        leadId: sale.leadId,
        side: sale.side,
        city: sale.city,
        state: sale.state,
        propertyType: sale.propertyType,
        tier: sale.tier,
        mode: sale.mode,
        priceCents: sale.priceCents,
      },
    })),
});
