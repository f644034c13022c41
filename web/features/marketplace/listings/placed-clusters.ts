// Places the map's groups of leads in the frame, merging those too close to be tapped separately.
import type { Cluster } from "./clusters.ts";
import { placeInFrame } from "./map-view.ts";

export interface PlacedCluster extends Cluster {
  /** In the frame. */
  readonly x: number;
  readonly y: number;
  /** The groups in it: one, unless some were merged. */
  readonly parts: readonly Cluster[];
  /** How many leads it has, at least and at most: a buyer reads no count below 5. */
  readonly least: number;
  readonly most: number;
}

/** The most leads of a group whose count is hidden (contract, ListingCluster). */
const MOST_HIDDEN = 4;

/**
 * Clusters in the frame, the largest first. Those closer than `apart` to a larger one are merged
 * into it.
 */
export function placeClusters(clusters: readonly Cluster[], apart: number): PlacedCluster[] {
  const placed: PlacedCluster[] = [];
  for (const cluster of clusters) {
    const at = placeInFrame(cluster);
    if (at === null) continue;
    const [x, y] = at;
    const near = placed.findIndex((other) => Math.hypot(other.x - x, other.y - y) < apart);
    const larger = placed[near];
    const { count } = cluster;
    const [least, most] = [count ?? 1, count ?? MOST_HIDDEN];
    if (larger === undefined) placed.push({ ...cluster, x, y, parts: [cluster], least, most });
    else
      placed[near] = {
        ...united(larger, cluster),
        x: larger.x,
        y: larger.y,
        parts: [...larger.parts, cluster],
        least: larger.least + least,
        most: larger.most + most,
      };
  }
  return placed;
}

function united(larger: Cluster, other: Cluster): Cluster {
  return {
    ...larger,
    count: larger.count === null || other.count === null ? null : larger.count + other.count,
    west: Math.min(larger.west, other.west),
    south: Math.min(larger.south, other.south),
    east: Math.max(larger.east, other.east),
    north: Math.max(larger.north, other.north),
    place:
      larger.place === other.place
        ? larger.place
        : stateOf(larger) === stateOf(other)
          ? stateOf(larger)
          : null,
    zip_code: null,
    lowest_price_cents: lowerOf(larger.lowest_price_cents, other.lowest_price_cents),
    lowest_earning_cents: lowerOf(larger.lowest_earning_cents, other.lowest_earning_cents),
    lead_id: null,
  };
}

function lowerOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function stateOf({ place }: Cluster): string | null {
  return place === null ? null : place.slice(-2);
}
