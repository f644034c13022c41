// Converts the estimate of a source's leads to its API form.
import type { SourcePrices } from "../../../../contract/supply/sources.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import {
  type EstimatedLead,
  pricesByKind,
  raisesOf,
} from "../../../../domain/reports/source-prices.ts";

export function presentPrices(
  leads: readonly EstimatedLead[],
  sinceMs: number,
  atMs: number,
): SourcePrices {
  return {
    at: new Date(atMs).toISOString(),
    since: new Date(sinceMs).toISOString(),
    leads: leads.length,
    kinds: pricesByKind(leads).map(({ medianCents, bestCents, ...kind }) => ({
      ...kind,
      median_cents: medianCents === null ? null : centsToJson(medianCents),
      best_cents: bestCents === null ? null : centsToJson(bestCents),
    })),
    raises: raisesOf(leads).map(({ withCents, withoutCents, ...raise }) => ({
      ...raise,
      with_cents: centsToJson(withCents),
      without_cents: centsToJson(withoutCents),
    })),
  };
}
