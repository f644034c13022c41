// A part of the map as the address and a condition say it, and what stands in it. Without the drawing, which loads with the map.
import type { Schemas } from "../../lib/api/client.ts";

export type Cluster = Schemas["ListingOverview"]["clusters"][number];

/** Degrees. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Degrees by which places are told apart. */
const NEAR = 0.001;

export function holds(cluster: Area, point: { readonly latitude: number; readonly longitude: number }): boolean {
  const near = NEAR;
  return point.latitude >= cluster.south - near && point.latitude <= cluster.north + near && point.longitude >= cluster.west - near && point.longitude <= cluster.east + near;
}

/** An area as it stands in the address and in a condition. */
export function writeArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].join(",");
}

/** Null of what is none. */
export function readArea(text: string): Area | null {
  const parts = text.split(",").map(Number);
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = parts;
  return parts.length === 4 && west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north ? { west, south, east, north } : null;
}
