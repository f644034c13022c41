// What a batch has to announce once it is committed, as the publisher reads it: no contact data,
// only what became of the leads.
import type { DecidedLead } from "../decide/decided-lead.ts";
import type { Finding } from "./stored-lead.store.ts";

/** One sale as the publisher turns it into events. */
export interface SaleEvent {
  readonly saleId: string;
  readonly leadId: string;
  readonly buyerId: string;
  readonly affiliateId: string;
  readonly mode: "exclusive" | "shared";
  /** Bought from the marketplace, so not yet in the affiliate's answer. */
  readonly byHand: boolean;
  readonly side: string;
  readonly propertyType: string;
  readonly city: string;
  readonly state: string;
  readonly tier: string;
  readonly priceCents: number;
  readonly earningCents: number;
}

export interface LeadsDecided {
  readonly sales: readonly SaleEvent[];
  /** Leads taken in by the batch, sold or not. */
  readonly leads: number;
  /** Leads that were accepted and nobody has bought yet, by affiliate. */
  readonly unsold: Readonly<Record<string, readonly string[]>>;
}

/** The payload of the batch's one outbox row; null when nobody has to be told anything. */
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
