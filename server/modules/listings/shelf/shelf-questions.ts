// What the shelf can be asked, and what it answers.
import type { ListingOverview } from "../../../../contract/listings.ts";
import type { Condition, PlannedQuery } from "../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";

export interface ShelfFilter {
  readonly conditions: readonly Condition[];
  /** Whose listings; null for everybody's. */
  readonly affiliateId: string | null;
  readonly previewZip: ShownZip;
  readonly atMs: number;
}

export interface ShelfPageQuestion extends ShelfFilter {
  readonly order: PlannedQuery["order"];
  readonly limit: number;
  /** The last listing of the page before, by what it was ordered by and its lead. */
  readonly after: { readonly value: number; readonly id: string } | null;
}

export interface ShelfPage {
  readonly leadIds: readonly string[];
  /** What the last one is ordered by; null where nothing follows. */
  readonly lastValue: number | null;
}

export interface ShelfQuestions {
  readonly page: { readonly asked: ShelfPageQuestion; readonly answer: ShelfPage };
  readonly overview: { readonly asked: ShelfFilter; readonly answer: ListingOverview };
}
