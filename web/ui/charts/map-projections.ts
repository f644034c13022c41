// Projects degrees into the frame in which us-atlas draws the states: the country as one picture,
// and each of its three parts by itself.
import { type GeoProjection, geoAlbers, geoAlbersUsa, geoConicEqualArea } from "d3-geo";
import { MAP_HEIGHT, MAP_WIDTH } from "./map-frame.ts";

const SCALE = 1_300;
const [X, Y] = [MAP_WIDTH / 2, MAP_HEIGHT / 2] as const;
/** In units of the frame: far less than is visible. */
const SAME = 1e-6;

/** What one projection draws; Alaska and Hawaii are in corners of their own. */
export type MapPart = "AK" | "HI" | "others";
const PARTS: readonly MapPart[] = ["others", "AK", "HI"];

/** The whole picture. It has a point only for places within it. */
export const wholeProjection: GeoProjection = geoAlbersUsa().scale(SCALE).translate([X, Y]);

// The figures of d3's geoAlbersUsa.
const PROJECTIONS: Readonly<Record<MapPart, GeoProjection>> = {
  others: geoAlbers().scale(SCALE).translate([X, Y]),
  AK: geoConicEqualArea()
    .rotate([154, 0])
    .center([-2, 58.5])
    .parallels([55, 65])
    .scale(SCALE * 0.35)
    .translate([X - 0.307 * SCALE, Y + 0.201 * SCALE]),
  HI: geoConicEqualArea()
    .rotate([157, 0])
    .center([-3, 19.9])
    .parallels([8, 18])
    .scale(SCALE)
    .translate([X - 0.205 * SCALE, Y + 0.212 * SCALE]),
};

/** A part as in the whole picture, but unclipped: places off its coast have a point too. */
export function partProjection(part: MapPart): GeoProjection {
  return PROJECTIONS[part];
}

/** Returns the part in which a state is drawn, by its two letters. */
export function partOfState(state: string): MapPart {
  return state === "AK" || state === "HI" ? state : "others";
}

/** Returns the part that contains a place; null if it is not in the picture. */
export function partAt({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): MapPart | null {
  const whole = wholeProjection([longitude, latitude]);
  if (whole === null) return null;
  return (
    PARTS.find((part) => {
      const point = PROJECTIONS[part]([longitude, latitude]);
      return point !== null && Math.hypot(point[0] - whole[0], point[1] - whole[1]) < SAME;
    }) ?? null
  );
}
