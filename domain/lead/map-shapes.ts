// Reads and writes shapes on the map that limit a list: a circle around a ZIP, "ZIP,miles", and a
// drawn outline, "latitude,longitude,latitude,longitude,…".
import { type Coordinates, milesBetween } from "../criteria/distance.ts";
import type { MapArea } from "./map-area.ts";

export interface MapCircle {
  readonly zipCode: string;
  readonly miles: number;
}

export const CIRCLE_MILES = { least: 5, most: 500 } as const;
export const OUTLINE_CORNERS = { least: 3, most: 60 } as const;

const CIRCLE = /^(\d{5}),(\d{1,3})$/;
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;
const MILES_PER_DEGREE = 69;

/** The circle in a text; null if it is not one. */
export function readMapCircle(text: string): MapCircle | null {
  const [, zipCode = "", miles = ""] = CIRCLE.exec(text) ?? [];
  const radius = Number(miles);
  return zipCode !== "" && radius >= CIRCLE_MILES.least && radius <= CIRCLE_MILES.most
    ? { zipCode, miles: radius }
    : null;
}

export function writeMapCircle({ zipCode, miles }: MapCircle): string {
  return `${zipCode},${miles}`;
}

/**
 * The corners of an outline in a text, in order; null if they are too few, too many, off the map,
 * on one line, or if the sides cross.
 */
export function readOutline(text: string): readonly Coordinates[] | null {
  const parts = text.split(",");
  const count = parts.length / 2;
  if (!Number.isInteger(count) || count < OUTLINE_CORNERS.least || count > OUTLINE_CORNERS.most)
    return null;
  if (!parts.every((part) => DEGREES.test(part))) return null;
  const degrees = parts.map(Number);
  const corners = Array.from({ length: count }, (_, at) => ({
    latitude: degrees[2 * at] ?? 0,
    longitude: degrees[2 * at + 1] ?? 0,
  }));
  const isOnMap = corners.every(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
  );
  return isOnMap && isSimple(corners) ? corners : null;
}

export function writeOutline(corners: readonly Coordinates[]): string {
  return corners.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(",");
}

/** Whether the point lies within the circle around `center`. */
export function isInCircle(point: Coordinates, center: Coordinates, miles: number): boolean {
  return milesBetween(point, center) <= miles;
}

/**
 * Whether the point lies inside the outline: a line from it to the east crosses the sides an odd
 * number of times. Degrees are taken as plane coordinates, as the map is drawn around it.
 */
export function isInOutline(point: Coordinates, corners: readonly Coordinates[]): boolean {
  let isInside = false;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from;
    if (from.latitude > point.latitude === to.latitude > point.latitude) continue;
    const share = (point.latitude - from.latitude) / (to.latitude - from.latitude);
    if (point.longitude < from.longitude + share * (to.longitude - from.longitude))
      isInside = !isInside;
  }
  return isInside;
}

/** The smallest area that contains the points; null without one. */
export function areaAround(points: readonly Coordinates[]): MapArea | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** An area that contains the circle around `center`. */
export function areaOfCircle(center: Coordinates, miles: number): MapArea {
  const tall = miles / MILES_PER_DEGREE;
  const wide = tall / Math.max(0.1, Math.cos((center.latitude * Math.PI) / 180));
  return {
    west: center.longitude - wide,
    south: center.latitude - tall,
    east: center.longitude + wide,
    north: center.latitude + tall,
  };
}

/** An outline has an inside, and no two of its sides cross. */
function isSimple(corners: readonly Coordinates[]): boolean {
  const count = corners.length;
  if (Math.abs(doubleArea(corners)) < 1e-9) return false;
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1) {
      const areNeighbors = other === one + 1 || (one === 0 && other === count - 1);
      if (!areNeighbors && doCross(sideAt(corners, one), sideAt(corners, other))) return false;
    }
  return true;
}

type Side = readonly [from: Coordinates, to: Coordinates];

function sideAt(corners: readonly Coordinates[], at: number): Side {
  const nowhere = { latitude: 0, longitude: 0 };
  return [corners[at] ?? nowhere, corners[(at + 1) % corners.length] ?? nowhere];
}

function doCross([a, b]: Side, [c, d]: Side): boolean {
  return (
    Math.sign(turn(a, b, c)) !== Math.sign(turn(a, b, d)) &&
    Math.sign(turn(c, d, a)) !== Math.sign(turn(c, d, b))
  );
}

/** Above 0 where the way from `a` over `b` to `c` turns left, below 0 where it turns right. */
function turn(a: Coordinates, b: Coordinates, c: Coordinates): number {
  return (
    (b.longitude - a.longitude) * (c.latitude - a.latitude) -
    (b.latitude - a.latitude) * (c.longitude - a.longitude)
  );
}

function doubleArea(corners: readonly Coordinates[]): number {
  return corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.longitude * to.latitude - to.longitude * from.latitude;
  }, 0);
}
