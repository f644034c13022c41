// Computes a radius rule in the frame of the state map: its edge, its middle, and the window that
// shows them. Pure.
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import { pointsAround } from "../../../../domain/criteria/points-around.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { type MapPart, partAt, partProjection } from "../../../ui/charts/map-projections.ts";

/** All coordinates are in the frame. */
export interface CircleView {
  /** The map part that is drawn around it. */
  readonly part: MapPart;
  readonly edge: readonly (readonly [x: number, y: number])[];
  readonly middle: readonly [x: number, y: number];
  /** The window, centered on the middle. It may extend past the frame. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const POINTS = 64;
/** The circle's share of the window's width. */
const SHARE = 0.5;

/** Null where the middle is off the map, such as an overseas post office. */
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
