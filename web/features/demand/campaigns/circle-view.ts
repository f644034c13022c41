// A radius rule in the frame in which the states are drawn: its edge, its middle, and the window
// that shows them. Pure.
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import { pointsAround } from "../../../../domain/criteria/points-around.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { type MapPart, partAt, partProjection } from "../../../ui/charts/map-projections.ts";

/** All in the frame. */
export interface CircleView {
  /** What of the country is drawn around it. */
  readonly part: MapPart;
  readonly edge: readonly (readonly [x: number, y: number])[];
  readonly middle: readonly [x: number, y: number];
  /** The window, with the middle in its middle. It may look past the frame. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const POINTS = 64;
/** How much of the window's width the circle takes. */
const SHARE = 0.5;

/** Null where the middle is not on the map, such as a post office overseas. */
export function circleView(place: Coordinates, miles: number): CircleView | null {
  const part = partAt(place);
  if (part === null) return null;
  const project = partProjection(part);
  const pointOf = ({ latitude, longitude }: Coordinates): readonly [number, number] | null =>
    project([longitude, latitude]);
  const middle = pointOf(place);
  if (middle === null) return null;
  const edge = pointsAround(place, miles, POINTS)
    .map(pointOf)
    .filter((point) => point !== null);
  const across = 2 * Math.max(...edge.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const width = across / SHARE;
  const height = (width * MAP_HEIGHT) / MAP_WIDTH;
  return { part, edge, middle, x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
}
