// What the shelf can be asked, and what it answers.
import type { ListingOverview } from "../../../../../contract/marketplace/listings.ts";
import type { Condition, PlannedQuery } from "../../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../../platform/geo/map-points.ts";

export interface ListingFilter {
  readonly conditions: readonly Condition[];
  /** Whose listings; null for everybody's. */
  readonly affiliateId: string | null;
  readonly previewZip: ShownZip;
  readonly atMs: number;
}

export interface ListingPageQuestion extends ListingFilter {
  readonly order: PlannedQuery["order"];
  readonly limit: number;
  /** The last listing of the page before, by what it was ordered by and its lead. */
  readonly after: { readonly value: number; readonly id: string } | null;
}

export interface ListingIndexPage {
  readonly leadIds: readonly string[];
  /** What the last one is ordered by; null where nothing follows. */
  readonly lastValue: number | null;
}

export interface ListingIndexQuestions {
  readonly page: { readonly asked: ListingPageQuestion; readonly answer: ListingIndexPage };
  readonly overview: { readonly asked: ListingFilter; readonly answer: ListingOverview };
}
