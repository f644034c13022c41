import { describe, expect, it } from "vitest";
import { type Cluster, isInMark } from "./clusters.ts";
import { placeClusters } from "./placed-clusters.ts";

const cluster = (
  latitude: number,
  longitude: number,
  count: number | null,
  place: string | null = null,
): Cluster => ({
  latitude,
  longitude,
  count,
  west: longitude - 0.1,
  east: longitude + 0.1,
  south: latitude - 0.1,
  north: latitude + 0.1,
  place,
  zip_code: null,
  lowest_price_cents: null,
  lowest_earning_cents: null,
  lead_id: null,
});
const SACRAMENTO = cluster(38.58, -121.49, 5, "Sacramento, CA");
const CHICAGO = cluster(41.88, -87.63, 1, "Chicago, IL");

describe("placed clusters", () => {
  it("are merged into the larger one where they are too close to tap", () => {
    const placed = placeClusters(
      [SACRAMENTO, cluster(38.7, -121.3, 2, "Roseville, CA"), CHICAGO, cluster(50.1, 8.7, 1)],
      20,
    );
    expect(placed.map(({ count, least, most, place }) => [count, least, most, place])).toEqual([
      [7, 7, 7, "CA"],
      [1, 1, 1, "Chicago, IL"],
    ]);
  });

  it("do not state a number that leaves out hidden ones", () => {
    const few = cluster(38.7, -121.3, null, "Roseville, CA");
    const other = cluster(38.9, -121.1, null, "Auburn, CA");
    const merged = (...parts: Cluster[]) =>
      placeClusters(parts, 20).map(({ count, least, most }) => [count, least, most]);
    expect(merged(SACRAMENTO, few, other)).toEqual([[null, 7, 13]]);
    expect(merged(few, other)).toEqual([[null, 2, 8]]);
    expect(merged(few)).toEqual([[null, 1, 4]]);
  });

  it("contain the places of their groups, not those between them", () => {
    const [mark = { parts: [] }, ...others] = placeClusters(
      [SACRAMENTO, cluster(39.2, -120.2, 2, "Tahoe City, CA")],
      40,
    );
    expect(others).toEqual([]);
    const isIn = (latitude: number, longitude: number) => isInMark(mark, { latitude, longitude });
    expect([
      isIn(38.6, -121.5),
      isIn(39.2, -120.2),
      isIn(38.9, -120.8),
      isIn(41.88, -87.63),
    ]).toEqual([true, true, false, false]);
  });
});
