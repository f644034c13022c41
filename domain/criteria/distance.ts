// Computes the great-circle distance between two points, for radius rules. Coordinates are those of
// ZIP centers, so a precision of miles is enough.

/**
 * Mean Earth radius in miles: 6,371.0088 km (the IUGG mean radius R₁ of the WGS 84 ellipsoid) ÷
 * 1.609344 km per international mile. A sphere deviates from the ellipsoid by at most 0.6 %, far
 * less than the extent of a ZIP.
 */
export const EARTH_RADIUS_MILES = 6_371.0088 / 1.609344;

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Great-circle miles between two points by the haversine formula, which stays exact for nearby
 * points.
 */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(((to.latitude - from.latitude) * RADIANS_PER_DEGREE) / 2);
  const halfLongitude = Math.sin(((to.longitude - from.longitude) * RADIANS_PER_DEGREE) / 2);
  const haversine =
    halfLatitude * halfLatitude +
    Math.cos(from.latitude * RADIANS_PER_DEGREE) *
      Math.cos(to.latitude * RADIANS_PER_DEGREE) *
      halfLongitude *
      halfLongitude;
  // Rounding can raise the haversine of opposite points slightly above 1, where asin is undefined.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
