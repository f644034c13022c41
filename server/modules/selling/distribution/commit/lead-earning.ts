// Reads what the affiliate earns from a lead out of the lead's row.
import type { EarningTerms } from "../../../../../domain/distribution/auction-lead.ts";
import { cents } from "../../../../../domain/money/money.ts";

/** The columns of a lead that say what its affiliate earns from it. */
export interface LeadEarningColumns {
  readonly earning_share: number | null;
  readonly earning_flat_cents: bigint | null;
}

/** What the affiliate earns from a sale of the lead. Of one that cannot be sold: nothing. */
export function leadEarningTerms(row: LeadEarningColumns): EarningTerms {
  return row.earning_flat_cents === null
    ? { kind: "share", share: row.earning_share ?? 0 }
    : { kind: "flat", cents: cents(row.earning_flat_cents) };
}
