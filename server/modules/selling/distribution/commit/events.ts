// Builds the outbox event of a batch.
import type { LeadsDecided, SaleEvent } from "../../../../../domain/notifications/leads-decided.ts";
import type { DecidedLead } from "../decide/decided-lead.ts";
import type { Finding } from "./stored-lead.store.ts";

/** The payload of the batch's one outbox row; null when there is nothing to publish. */
export function outboxEvent(
  decided: readonly DecidedLead[],
  findings: readonly Finding[],
): string | null {
  const sales = decided.flatMap(({ arrival, sales: own }) =>
    own.map((sale): SaleEvent => {
      const { facts, score } = arrival.content;
      return {
        saleId: sale.id,
        leadId: sale.leadId,
        buyerId: sale.buyerId,
        affiliateId: sale.affiliateId,
        mode: sale.mode,
        byHand: sale.campaignNo === null,
        side: facts.side,
        propertyType: facts.propertyType,
        city: facts.place.city,
        state: facts.place.state,
        tier: score.tier,
        priceCents: Number(sale.priceCents),
        earningCents: Number(sale.earningCents),
      };
    }),
  );
  const unsold: Record<string, string[]> = {};
  let isAnyUnsold = false;
  for (const { arrival, outcome } of decided) {
    if (outcome.answer.status !== "accepted" || outcome.answer.sale !== "none") continue;
    (unsold[arrival.source.affiliateId] ??= []).push(arrival.leadId);
    isAnyUnsold = true;
  }
  if (sales.length === 0 && !isAnyUnsold) return null;
  return JSON.stringify({ sales, leads: findings.length, unsold } satisfies LeadsDecided);
}
