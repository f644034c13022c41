// Which ZIPs look the same to a buyer: those with the same first digits, where only these are
// shown.
import { milesBetween } from "../../../domain/criteria/distance.ts";
import type { ShownPlaces } from "../../../domain/privacy/shown-criteria.ts";
import type { MapPoint, ShownZip } from "./map-points.ts";
import type { ZipColumns } from "./zip-columns.ts";

const ZIP3_LENGTH = 3;

/** `pointOf`: where a ZIP stands on the map. */
export function buildShownPlaces(
  zips: ZipColumns,
  pointOf: (zipCode: string, shown: ShownZip) => MapPoint | null,
): (shown: ShownZip) => ShownPlaces {
  const byZip3 = Map.groupBy(
    Array.from({ length: zips.size }, (_, row) => zips.zipAt(row)),
    (zipCode) => zipCode.slice(0, ZIP3_LENGTH),
  );
  const asShown: Readonly<Record<ShownZip, ShownPlaces>> = {
    zip: { alike: (zipCode) => [zipCode], within: () => null },
    zip3: {
      alike: (zipCode) => byZip3.get(zipCode.slice(0, ZIP3_LENGTH)) ?? [zipCode],
      within: ({ latitude, longitude, miles }) =>
        [...byZip3.values()].flatMap((alike) => {
          const point = pointOf(alike[0] ?? "", "zip3");
          return point !== null && milesBetween(point, { latitude, longitude }) <= miles
            ? alike
            : [];
        }),
    },
  };
  return (shown) => asShown[shown];
}
