// Turns a condition about a part of the map into a test of points.
import type { Coordinates } from "../../../../../domain/criteria/distance.ts";
import { type MapArea, readMapArea } from "../../../../../domain/lead/map-area.ts";
import {
  areaAround,
  areaOfCircle,
  isInCircle,
  isInOutline,
  readMapCircle,
  readOutline,
} from "../../../../../domain/lead/map-shapes.ts";
import type { Condition } from "../../../../platform/db/plan-query.ts";
import type { PlacePoints } from "./place-points.ts";

export type Inside = (point: Coordinates) => boolean;

const NOWHERE: Inside = () => false;

/** The test of a condition on `area`, `radius` or `outline`. Throws a RangeError for any other. */
export function insideOf(condition: Condition, points: Pick<PlacePoints, "center">): Inside {
  const [value = ""] = condition.values;
  switch (condition.field) {
    case "area": {
      const area = readMapArea(value);
      return area === null ? NOWHERE : (point) => isInArea(point, area);
    }
    case "radius": {
      const circle = readMapCircle(value);
      const center = circle === null ? null : points.center(circle.zipCode);
      return circle === null || center === null
        ? NOWHERE
        : (point) => isInCircle(point, center, circle.miles);
    }
    case "outline": {
      const corners = readOutline(value);
      return corners === null ? NOWHERE : (point) => isInOutline(point, corners);
    }
    default:
      throw new RangeError(`${condition.field} is no part of the map`);
  }
}

/** The smallest area that the conditions limit the map to; null if none does. */
export function areaLimitedTo(
  conditions: readonly Condition[],
  points: Pick<PlacePoints, "center">,
): MapArea | null {
  const areas = conditions.flatMap((condition) => areaOf(condition, points) ?? []);
  return areas.toSorted((a, b) => widthOf(a) - widthOf(b))[0] ?? null;
}

function areaOf(
  { field, values: [value = ""] }: Condition,
  points: Pick<PlacePoints, "center">,
): MapArea | null {
  if (field === "area") return readMapArea(value);
  if (field === "outline") return areaAround(readOutline(value) ?? []);
  const circle = field === "radius" ? readMapCircle(value) : null;
  const center = circle === null ? null : points.center(circle.zipCode);
  return circle === null || center === null ? null : areaOfCircle(center, circle.miles);
}

function widthOf({ west, east }: MapArea): number {
  return east - west;
}

function isInArea({ latitude, longitude }: Coordinates, area: MapArea): boolean {
  return (
    longitude >= area.west &&
    longitude < area.east &&
    latitude >= area.south &&
    latitude < area.north
  );
}
