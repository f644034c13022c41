// Where a lead stands on a map before it is bought: never nearer than the ZIP that is shown of it.
import type { ZipColumns } from "./zip-columns.ts";

/** Degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** How much of a ZIP is shown. */
export type ShownZip = "zip" | "zip3";

const ZIP3_LENGTH = 3;

/**
 * The middle of a ZIP, or, where three of its digits are shown, of all ZIPs that begin with them;
 * null of one that is unknown.
 */
export function buildMapPoints(
  zips: ZipColumns,
): (zipCode: string, shown: ShownZip) => MapPoint | null {
  const pointAt = (row: number): MapPoint => ({
    latitude: zips.latitudes[row] ?? 0,
    longitude: zips.longitudes[row] ?? 0,
  });
  const pointOfZip = (zipCode: string): MapPoint | null => {
    const row = zips.rowOf(zipCode);
    return row < 0 ? null : pointAt(row);
  };
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (let row = 0; row < zips.size; row += 1) {
    const zip3 = zips.zipAt(row).slice(0, ZIP3_LENGTH);
    const { latitude, longitude } = pointAt(row);
    const sum = sums.get(zip3) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(zip3, {
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      count: sum.count + 1,
    });
  }
  const byZip3 = new Map(
    [...sums].map(([zip3, { latitude, longitude, count }]) => [
      zip3,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
  return (zipCode, shown) =>
    shown === "zip" ? pointOfZip(zipCode) : (byZip3.get(zipCode.slice(0, ZIP3_LENGTH)) ?? null);
}
