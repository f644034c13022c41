// The outlines of the states, computed once as paths in their frame. Large: only a map's own chunk
// may import this.
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import topology from "us-atlas/states-albers-10m.json";
import { US_STATES } from "../../../domain/lead/us-states.ts";

export interface StateShape {
  /** USPS code. */
  readonly code: string;
  readonly path: string;
  /** The corners of the smallest frame around it: left and top, right and bottom. */
  readonly bounds: readonly [from: readonly [number, number], to: readonly [number, number]];
  /** Its center of area. */
  readonly center: readonly [x: number, y: number];
}

const CODES = new Map(US_STATES.map(({ code, fips }) => [fips, code]));
const draw = geoPath(null).digits(1);

export const STATE_SHAPES: readonly StateShape[] = feature(
  topology,
  topology.objects.states,
).features.flatMap((state) => {
  const code = CODES.get(String(state.id));
  const path = draw(state);
  return code === undefined || path === null
    ? []
    : [{ code, path, bounds: draw.bounds(state), center: draw.centroid(state) }];
});
