// Answers questions to the listing index from its columns.
import { clusterListings } from "./cluster-listings.ts";
import { type Filtered, filterListings } from "./filter-listings.ts";
import { pageListings } from "./page-listings.ts";
import { PlacePoints, type PointOf } from "./place-points.ts";
import type { ShownZip } from "../../../../platform/geo/map-points.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type {
  IndexOverview,
  ListingFilter,
  ListingIndexPage,
  ListingPageQuestion,
} from "./listing-index-questions.ts";

/**
 * A page and its counts are requested one after the other: the matching rows are kept for this
 * long.
 */
const KEPT_MS = 1_000;

export class ListingIndexAnswers {
  readonly #columns: ListingColumns;
  readonly #points: Readonly<Record<ShownZip, PlacePoints>>;
  #last: {
    readonly key: string;
    readonly version: number;
    readonly atMs: number;
    readonly filtered: Filtered;
  } | null = null;

  constructor(columns: ListingColumns, pointOf: PointOf) {
    this.#columns = columns;
    this.#points = { zip: new PlacePoints(pointOf, "zip"), zip3: new PlacePoints(pointOf, "zip3") };
  }

  page(question: ListingPageQuestion): ListingIndexPage {
    return pageListings(this.#columns, this.#filter(question).rows, question);
  }

  overview(question: ListingFilter): IndexOverview {
    const { rows, counts } = this.#filter(question);
    return {
      total: rows.length,
      counts,
      clusters: clusterListings(this.#columns, rows, question, this.#points[question.previewZip]),
    };
  }

  #filter(filter: ListingFilter): Filtered {
    const { conditions, affiliateId, previewZip, atMs } = filter;
    this.#columns.endUntil(atMs);
    const key = JSON.stringify([conditions, affiliateId, previewZip]);
    const last = this.#last;
    if (
      last !== null &&
      last.key === key &&
      last.version === this.#columns.version &&
      Math.abs(atMs - last.atMs) < KEPT_MS
    )
      return last.filtered;
    const points = this.#points[previewZip];
    points.keepUp(this.#columns.place);
    const filtered = filterListings(this.#columns, filter, points);
    this.#last = { key, version: this.#columns.version, atMs, filtered };
    return filtered;
  }
}
