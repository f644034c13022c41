// Computes the edge of a radius rule as points to draw, at exactly the distance that milesBetween
// measures.
import { type Coordinates, EARTH_RADIUS_MILES } from "./distance.ts";

/**
 * How far a picture of a circle extends from its center, in radii: the corners of its window lie
 * within.
 */
export const PICTURE_RADII = 2.5;

const RADIANS_PER_DEGREE = Math.PI / 180;
const HALF_TURN = 180;
const TURN = 360;

/** `count` points, each `miles` from the center along a great circle, clockwise from the north. */
export function pointsAround(
  middle: Coordinates,
  miles: number,
  count: number,
): readonly Coordinates[] {
  return Array.from({ length: count }, (_, index) =>
    pointAt(middle, miles, (index * TURN) / count),
  );
}

/** The point at a bearing in degrees, clockwise from the north. */
function pointAt(
  { latitude, longitude }: Coordinates,
  miles: number,
  bearing: number,
): Coordinates {
  const [away, turned, north] = [
    miles / EARTH_RADIUS_MILES,
    bearing * RADIANS_PER_DEGREE,
    latitude * RADIANS_PER_DEGREE,
  ];
  const sine =
    Math.sin(north) * Math.cos(away) + Math.cos(north) * Math.sin(away) * Math.cos(turned);
  const east = Math.atan2(
    Math.sin(turned) * Math.sin(away) * Math.cos(north),
    Math.cos(away) - Math.sin(north) * sine,
  );
  // Rounding can raise the sine of a pole slightly above 1, where asin is undefined.
  return {
    latitude: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEGREE,
    longitude: withinTurn(longitude + east / RADIANS_PER_DEGREE),
  };
}

/** Degrees east, from −180 to below 180. */
function withinTurn(longitude: number): number {
  return ((((longitude + HALF_TURN) % TURN) + TURN) % TURN) - HALF_TURN;
}
