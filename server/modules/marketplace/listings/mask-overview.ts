// Hides small counts of the marketplace from buyers: they read "fewer than 5", as none does.
import type { ListingOverview } from "../../../../contract/marketplace/listing-overview.ts";
import { MIN_SHOWN_COUNT } from "../../../../domain/access/mask-small-count.ts";

/** Only counts from 5 on, and groups on the map without the lead and price of a small one. */
export function maskOverview({ total, counts, clusters }: ListingOverview): ListingOverview {
  const isShown = (count: number | null): boolean => count !== null && count >= MIN_SHOWN_COUNT;
  const large = (of: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(of).filter(([, count]) => isShown(count)));
  return {
    total: isShown(total) ? total : null,
    counts: {
      side: large(counts.side),
      property_type: large(counts.property_type),
      timing: large(counts.timing),
      tier: large(counts.tier),
      state: large(counts.state),
    },
    clusters: clusters.map((cluster) =>
      isShown(cluster.count)
        ? cluster
        : { ...cluster, count: null, lowest_price_cents: null, lead_id: null },
    ),
  };
}
