// Counts groups of the map whose number is hidden by the rows of the list, where the list was read
// to its end: what the list shows, the map may show.
import type { ShownList } from "../../../lib/documents/use-documents.ts";
import { type Cluster, holds } from "./clusters.ts";
import type { Listing } from "./listing-words.ts";
import type { Overview } from "./use-listings.ts";

/** The overview with the number of each group, and with lead and price of a single one. */
export function withPins(
  overview: Overview | undefined,
  { value: rows, hasMore }: Pick<ShownList<Listing>, "value" | "hasMore">,
): Overview | undefined {
  if (overview === undefined || rows === undefined || hasMore) return overview;
  return {
    ...overview,
    clusters: overview.clusters.map((cluster) =>
      cluster.count === null ? countedOf(cluster, rows) : cluster,
    ),
  };
}

function countedOf(cluster: Cluster, rows: readonly Listing[]): Cluster {
  const [row, ...others] = rows.filter(({ point }) => point !== null && holds(cluster, point));
  if (row === undefined) return cluster;
  if (others.length > 0) return { ...cluster, count: others.length + 1 };
  const prices = [row.exclusive_price_cents, row.slot_price_cents].filter((one) => one !== null);
  return {
    ...cluster,
    count: 1,
    lead_id: row.lead_id,
    lowest_price_cents: prices.length === 0 ? null : Math.min(...prices),
  };
}
