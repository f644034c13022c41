// Defines the questions to the listing index and their answers.
import type { ListingOverview } from "../../../../../contract/marketplace/listing-overview.ts";
import type { Condition, PlannedQuery } from "../../../../platform/db/plan-query.ts";
import type { ShownZip } from "../../../../platform/geo/map-points.ts";

export interface ListingFilter {
  readonly conditions: readonly Condition[];
  /** Only this affiliate's listings; null for all. */
  readonly affiliateId: string | null;
  readonly previewZip: ShownZip;
  readonly atMs: number;
}

export interface ListingPageQuestion extends ListingFilter {
  readonly order: PlannedQuery["order"];
  readonly limit: number;
  /** The last listing of the previous page: its order value and its lead. */
  readonly after: { readonly value: number; readonly id: string } | null;
}

export interface ListingIndexPage {
  readonly leadIds: readonly string[];
  /** The order value of the last listing; null where no page follows. */
  readonly lastValue: number | null;
}

type Cluster = Omit<ListingOverview["clusters"][number], "count">;

/** The counts, none of them hidden. Lowest earnings are only in an affiliate's own. */
export interface IndexOverview extends Omit<ListingOverview, "clusters" | "total"> {
  readonly total: number;
  readonly clusters: (Cluster & { readonly count: number })[];
}

export interface ListingIndexQuestions {
  readonly page: { readonly asked: ListingPageQuestion; readonly answer: ListingIndexPage };
  readonly overview: { readonly asked: ListingFilter; readonly answer: IndexOverview };
}
