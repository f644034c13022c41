// A lead was bought, and, where by hand, sold. Nothing here names the person.
import type { LeadsDecided } from "../../../selling/distribution/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

/**
 * An affiliate learnt of a campaign's purchase by the answer to its post; of one by hand it learns
 * here.
 */
export function notifySales({ sales }: LeadsDecided, atMs: number): NewEvent[] {
  return sales.flatMap(
    ({
      saleId,
      buyerId,
      affiliateId,
      leadId,
      side,
      city,
      state,
      propertyType,
      tier,
      mode,
      byHand,
      priceCents,
      earningCents,
    }): NewEvent[] => {
      const place = `${city}, ${state}`;
      const about = { url: `/leads/${leadId}`, atMs };
      const bought = inBothLanguages(
        {
          ...about,
          accountId: buyerId,
          type: "lead_bought",
          facts: { sale_id: saleId, lead_id: leadId, mode, price_cents: priceCents },
        },
        (words) => ({
          title: words.newLead(words.lead(side), place),
          body:
            `${words.propertyType(propertyType)} · ${words.tier(tier)} · ${words.mode(mode)} · ` +
            `${dollars(priceCents)}`,
        }),
      );
      if (!byHand) return [bought];
      return [
        bought,
        inBothLanguages(
          {
            ...about,
            accountId: affiliateId,
            type: "lead_sold",
            facts: { sale_id: saleId, lead_id: leadId, mode, earning_cents: earningCents },
          },
          (words) => {
            const how = words.mode(mode);
            return {
              title: words.leadSold(place),
              body:
                `${how.charAt(0).toUpperCase()}${how.slice(1)} · ` +
                `${words.youEarn(dollars(earningCents))}`,
            };
          },
        ),
      ];
    },
  );
}
