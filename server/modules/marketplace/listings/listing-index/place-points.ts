// Finds the map coordinates of the places in the listing index, once for each.
import type { WordColumn } from "../../../../platform/columns/word-column.ts";
import { grown } from "../../../../platform/columns/grown.ts";
import type { MapPoint, ShownZip } from "../../../../platform/geo/map-points.ts";
import type { Place } from "../../../../../domain/lead/lead.ts";

export type PointOf = (zipCode: string, shown: ShownZip) => MapPoint | null;

/** By the place's number in its column; NaN where unknown. */
export class PlacePoints {
  latitudes = new Float64Array(1_024);
  longitudes = new Float64Array(1_024);
  readonly #pointOf: PointOf;
  readonly #shown: ShownZip;
  #known = 0;

  constructor(pointOf: PointOf, shown: ShownZip) {
    this.#pointOf = pointOf;
    this.#shown = shown;
  }

  /** The center of a ZIP that a person names, exact however ZIPs are shown; null if unknown. */
  center(zipCode: string): MapPoint | null {
    return this.#pointOf(zipCode, "zip");
  }

  /** Finds the coordinates of new places. */
  keepUp({ values }: WordColumn<Place>): void {
    for (; this.#known < values.length; this.#known += 1) {
      const at = this.#known;
      const point = this.#pointOf(values[at]?.zipCode ?? "", this.#shown);
      this.latitudes = grown(this.latitudes, at + 1);
      this.longitudes = grown(this.longitudes, at + 1);
      this.latitudes[at] = point?.latitude ?? Number.NaN;
      this.longitudes[at] = point?.longitude ?? Number.NaN;
    }
  }
}
