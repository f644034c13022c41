// Turns groups of the map whose count is hidden into pins, where the list shows their only lead.
import type { ShownList } from "../../../lib/documents/use-documents.ts";
import { type Cluster, holds } from "./clusters.ts";
import type { Listing } from "./listing-words.ts";
import type { Overview } from "./use-listings.ts";

/**
 * The overview with the lead and price of each group that has one row of the list. Only a list that
 * was read to its end shows that there is no other.
 */
export function withPins(
  overview: Overview | undefined,
  { value: rows, hasMore }: Pick<ShownList<Listing>, "value" | "hasMore">,
): Overview | undefined {
  if (overview === undefined || rows === undefined || hasMore) return overview;
  return {
    ...overview,
    clusters: overview.clusters.map((cluster) =>
      cluster.count === null ? pinOf(cluster, rows) : cluster,
    ),
  };
}

function pinOf(cluster: Cluster, rows: readonly Listing[]): Cluster {
  const [row, other] = rows.filter(({ point }) => point !== null && holds(cluster, point));
  if (row === undefined || other !== undefined) return cluster;
  const prices = [row.exclusive_price_cents, row.slot_price_cents].filter((one) => one !== null);
  return {
    ...cluster,
    lead_id: row.lead_id,
    lowest_price_cents: prices.length === 0 ? null : Math.min(...prices),
  };
}
