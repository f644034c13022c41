// Tests which places a cluster of the map holds. Separate from the drawing code, which loads with
// the map.
import type { MapArea } from "../../../../domain/lead/map-area.ts";
import type { ListingOverview } from "../../../../contract/marketplace/listing-overview.ts";

export type Cluster = ListingOverview["clusters"][number];

/** Rounding tolerance, in degrees. */
const NEAR = 0.001;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export function holds(cluster: MapArea, point: Point): boolean {
  const near = NEAR;
  return (
    point.latitude >= cluster.south - near &&
    point.latitude <= cluster.north + near &&
    point.longitude >= cluster.west - near &&
    point.longitude <= cluster.east + near
  );
}

/**
 * Whether a place belongs to a mark. The area around all of its groups would not do: it may contain
 * places of other marks.
 */
export function isInMark({ parts }: { readonly parts: readonly Cluster[] }, point: Point): boolean {
  return parts.some((part) => holds(part, point));
}
