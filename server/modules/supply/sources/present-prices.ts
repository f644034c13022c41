// Converts the estimate of a source's leads to its API form.
import type { SourcePrices } from "../../../../contract/supply/sources.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import {
  type EstimatedLead,
  pricesByKind,
  reserveOfKind,
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
    kinds: pricesByKind(leads).map(({ medianCents, bestCents, ...kind }) => {
      const reserve = reserveOfKind(leads, kind);
      return {
        ...kind,
        median_cents: orNull(medianCents),
        best_cents: orNull(bestCents),
        exclusive_reserve_cents: orNull(reserve.exclusiveCents),
        shared_reserve_cents: orNull(reserve.sharedCents),
        below_reserve: reserve.missed,
      };
    }),
    raises: raisesOf(leads).map(({ withCents, withoutCents, ...raise }) => ({
      ...raise,
      with_cents: centsToJson(withCents),
      without_cents: centsToJson(withoutCents),
    })),
  };
}

function orNull(amount: bigint | null): number | null {
  return amount === null ? null : centsToJson(amount);
}
