// Adds published sales to the bursts of their affiliates, in the publisher's transaction.
import type { LeadsDecided, SaleEvent } from "../../../../domain/notifications/leads-decided.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type SoldTogether, addToBursts } from "./sale-bursts.store.ts";

/** A batch of decided leads, and when it was written. Epoch milliseconds. */
export interface DecidedBatch {
  readonly decided: LeadsDecided;
  readonly atMs: number;
}

/**
 * Adds the sales to campaigns, each once: a purchase on the marketplace has a notification of its
 * own.
 */
export async function collectSales(db: Queryable, batches: readonly DecidedBatch[]): Promise<void> {
  const sales = batches.flatMap(({ decided, atMs }) =>
    decided.sales.filter(({ byHand }) => !byHand).map((sale) => ({ sale, atMs })),
  );
  const byAffiliate = Map.groupBy(sales, ({ sale }) => sale.affiliateId);
  await addToBursts(
    db,
    [...byAffiliate].map(([affiliateId, own]) => sumUp(affiliateId, own)),
  );
}

function sumUp(
  affiliateId: string,
  sales: readonly { readonly sale: SaleEvent; readonly atMs: number }[],
): SoldTogether {
  const times = sales.map(({ atMs }) => atMs);
  const [first] = sales;
  if (first === undefined) throw new Error("a group has at least one sale");
  const { leadId, side, propertyType, city, state } = first.sale;
  return {
    affiliateId,
    // All automatic sales of a lead are in the batch that decided it.
    leads: new Set(sales.map(({ sale }) => sale.leadId)).size,
    earningCents: sales.reduce((sum, { sale }) => sum + BigInt(sale.earningCents), 0n),
    first: { leadId, side, propertyType, city, state },
    firstMs: Math.min(...times),
    lastMs: Math.max(...times),
  };
}
