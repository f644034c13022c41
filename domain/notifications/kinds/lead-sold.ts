// Defines the kind: an affiliate's listed lead was bought on the marketplace. Sales to campaigns
// are announced in bursts (leads-sold.ts).
import { DAILY } from "../channels.ts";
import { HOUR_MS } from "../../time.ts";
import { defineKind } from "../notification-kind.ts";
import { leadsDecidedTopic } from "../leads-decided.ts";

export const leadSold = defineKind({
  type: "lead_sold",
  topic: leadsDecidedTopic,
  reach: {
    audience: ["affiliate"],
    group: "leads",
    channels: DAILY,
    push: { ttlMs: 12 * HOUR_MS, urgency: "normal" },
  },
  tell: ({ sales }) =>
    sales
      .filter(({ byHand }) => byHand)
      .map((sale) => ({
        accountId: sale.affiliateId,
        url: `/leads/${sale.leadId}`,
        facts: {
          sale_id: sale.saleId,
          lead_id: sale.leadId,
          mode: sale.mode,
          earning_cents: sale.earningCents,
        },
        details: {
          leadId: sale.leadId,
          side: sale.side,
          propertyType: sale.propertyType,
          city: sale.city,
          state: sale.state,
          mode: sale.mode,
          earningCents: sale.earningCents,
        },
      })),
});
