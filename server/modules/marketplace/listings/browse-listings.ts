// Browses listings: the listing index finds them, the database has their current state.
import type pg from "pg";
import { LISTINGS } from "../../../../contract/marketplace/listings.ts";
import { type ListingOverview } from "../../../../contract/marketplace/listing-overview.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { readMapCircle } from "../../../../domain/lead/map-shapes.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Page } from "../../../platform/db/list-rows.ts";
import {
  FOREIGN_CURSOR,
  type ListQuery,
  type PlannedQuery,
  type QueryProblem,
  isCursorValue,
  planQuery,
  writeCursor,
} from "../../../platform/db/plan-query.ts";
import type { MapPoint, ShownZip } from "../../../platform/geo/map-points.ts";
import { type ListingRow, findListings } from "./listing.store.ts";
import type { ListingFilter } from "./listing-index/listing-index-questions.ts";
import type { ListingIndexThread } from "./listing-index/listing-index-thread.ts";

export interface BrowseDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly listings: ListingIndexThread;
  readonly previewZip: () => ShownZip;
  readonly pointOf: (zipCode: string, shown: ShownZip) => MapPoint | null;
}

/** A page of listings. Rejects with ThreadUnavailable. */
export async function browseListings(
  deps: BrowseDeps,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ListingRow>, QueryProblem[]>> {
  const planned = planListings(deps, query);
  if (!planned.ok) return planned;
  const { conditions, order, limit, after } = planned.value;
  if (after !== null && !(isCursorValue("integer", after.value) && isCursorValue("uuid", after.id)))
    return refuse([FOREIGN_CURSOR]);
  if (scope.see === "none") return ok({ rows: [], nextCursor: null });
  const { leadIds, lastValue } = await deps.listings.ask("page", {
    ...filterOf(deps, conditions, scope),
    order,
    limit,
    after: after === null ? null : { value: Number(after.value), id: after.id },
  });
  const last = leadIds.at(-1);
  return ok({
    rows: await findListings(deps.pool, leadIds, deps.now()),
    nextCursor:
      lastValue === null || last === undefined ? null : writeCursor(order, String(lastValue), last),
  });
}

const NOTHING: ListingOverview = {
  total: 0,
  counts: { side: {}, property_type: {}, timing: {}, tier: {}, state: {} },
  clusters: [],
};

/**
 * The counts of the listings that meet the conditions; `earns`: whether the reader earns from them,
 * and sees money. Rejects with ThreadUnavailable.
 */
export async function countListings(
  deps: BrowseDeps,
  where: readonly string[],
  scope: Scope,
  earns: boolean,
): Promise<Result<ListingOverview, QueryProblem[]>> {
  const planned = planListings(deps, { where });
  if (!planned.ok) return planned;
  if (scope.see === "none") return ok(NOTHING);
  const counted = await deps.listings.ask(
    "overview",
    filterOf(deps, planned.value.conditions, scope),
  );
  return ok({
    ...counted,
    clusters: counted.clusters.map((cluster) => ({
      ...cluster,
      lowest_earning_cents: earns ? cluster.lowest_earning_cents : null,
    })),
  });
}

/** Plans a query; refuses a circle around a ZIP that is not known. */
function planListings(
  { pointOf }: BrowseDeps,
  query: ListQuery,
): Result<PlannedQuery, QueryProblem[]> {
  const planned = planQuery(LISTINGS, query);
  if (!planned.ok) return planned;
  const unknown = planned.value.conditions
    .filter(({ field }) => field === "radius")
    .map(({ values: [value = ""] }) => readMapCircle(value)?.zipCode ?? "")
    .filter((zipCode) => pointOf(zipCode, "zip") === null);
  return unknown.length === 0
    ? planned
    : refuse(
        unknown.map((zipCode) => ({
          field: "where",
          code: "invalid",
          message: `The ZIP ${zipCode} is not known. Choose a radius around another one.`,
        })),
      );
}

function filterOf(
  deps: BrowseDeps,
  conditions: ListingFilter["conditions"],
  scope: Scope,
): ListingFilter {
  return {
    conditions,
    affiliateId: scope.see === "own" ? scope.accountId : null,
    previewZip: deps.previewZip(),
    atMs: deps.now(),
  };
}
