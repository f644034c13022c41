// Converts the window of the marketplace's map between degrees and the frame in which the states
// are drawn.
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import type { MapArea } from "../../../../domain/lead/map-area.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import {
  partAt,
  partProjection,
  wholeProjection as project,
} from "../../../ui/charts/map-projections.ts";
import type { Cluster } from "./clusters.ts";

/** A window in the frame. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height by width of the picture of the country; a window may be higher. */
const ASPECT = MAP_HEIGHT / MAP_WIDTH;
export const WHOLE: View = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
/** Below about forty miles across, the map shows no more detail. */
const LEAST_WIDTH = 12;
const MARGIN = 1.3;
/** States around the places are seen too. */
const FIT_MARGIN = 1.5;
const LEAST_PART = 4;
const DIGITS = 1_000;

/** A place's position in the frame; null outside of it, such as an overseas post office. */
export function placeInFrame({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): readonly [x: number, y: number] | null {
  return project([longitude, latitude]);
}

/**
 * Positions in the frame of a shape's corners, also of those outside the picture: all as in the
 * part of the picture in which the first lies.
 */
export function shapeInFrame(
  corners: readonly Coordinates[],
): readonly (readonly [x: number, y: number])[] {
  const [first] = corners;
  if (first === undefined) return [];
  const part = partProjection(partAt(first) ?? "others");
  return corners.flatMap(({ latitude, longitude }) => {
    const position = part([longitude, latitude]);
    return position === null ? [] : [position];
  });
}

/**
 * The points of the earth at positions in the frame. All are read as the part of the picture in
 * which the first lies: a path that crosses the corner of Alaska does not lead there.
 */
export function placesOnEarth(
  positions: readonly (readonly [x: number, y: number])[],
): readonly Coordinates[] {
  const [first] = positions;
  if (first === undefined) return [];
  const place = earthAt(project, first);
  const part = partProjection((place === null ? null : partAt(place)) ?? "others");
  return positions.flatMap((position) => earthAt(part, position) ?? []);
}

function earthAt(
  { invert }: Pick<typeof project, "invert">,
  [x, y]: readonly [x: number, y: number],
): Coordinates | null {
  const [longitude, latitude] = invert?.([x, y]) ?? [];
  return longitude === undefined || latitude === undefined
    ? null
    : { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** The window onto the whole country. `aspect`: its height by its width, as below. */
function wholeView(aspect: number): View {
  return windowAround(MAP_WIDTH / 2, MAP_HEIGHT / 2, MAP_WIDTH, aspect);
}

/** The window around all clusters, at least a quarter of the country wide; all of it for none. */
export function viewOfAll(clusters: readonly Cluster[], aspect: number): View {
  const places = clusters.map(placeInFrame).filter((place) => place !== null);
  if (places.length === 0) return wholeView(aspect);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) / aspect) * FIT_MARGIN;
  return windowAround(
    (left + right) / 2,
    (top + bottom) / 2,
    Math.max(width, MAP_WIDTH / LEAST_PART),
    aspect,
  );
}

/** The window centered on an area. The whole country where the area is off the map. */
export function viewOf({ west, south, east, north }: MapArea, aspect = ASPECT): View {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const sides = [
    project([west, latitude]),
    project([east, latitude]),
    project([longitude, north]),
    project([longitude, south]),
  ];
  const [left, right, top, bottom] = sides;
  if (!left || !right || !top || !bottom) return wholeView(aspect);
  const width = Math.max(right[0] - left[0], (bottom[1] - top[1]) / aspect);
  return windowAround((left[0] + right[0]) / 2, (top[1] + bottom[1]) / 2, width, aspect);
}

/**
 * The area that a window shows of the map; null for the whole country, and where the map ends
 * inside the window's sides.
 */
export function areaOf({ x, y, width, height }: View): MapArea | null {
  if (width >= MAP_WIDTH) return null;
  const at = (px: number, py: number): [number, number] | null =>
    project.invert?.([px, py]) ?? null;
  const [highest, lowest] = [Math.max(y, 0), Math.min(y + height, MAP_HEIGHT)];
  const [left, right, top, bottom] = [
    at(x, (highest + lowest) / 2),
    at(x + width, (highest + lowest) / 2),
    at(x + width / 2, highest),
    at(x + width / 2, lowest),
  ];
  if (!left || !right || !top || !bottom) return null;
  return {
    west: rounded(left[0]),
    south: rounded(bottom[1]),
    east: rounded(right[0]),
    north: rounded(top[1]),
  };
}

/** A window of this width around a point, limited to the map; one that is higher is centered. */
export function windowAround(x: number, y: number, wanted: number, aspect = ASPECT): View {
  const width = Math.min(MAP_WIDTH, Math.max(LEAST_WIDTH, wanted));
  const height = width * aspect;
  return {
    x: within(x - width / 2, MAP_WIDTH - width),
    y: within(y - height / 2, MAP_HEIGHT - height),
    width,
    height,
  };
}

/** The same center, `times` as wide. */
export function zoomed({ x, y, width, height }: View, times: number): View {
  return windowAround(x + width / 2, y + height / 2, width * times, height / width);
}

/** The window that shows all of a cluster, at a closer zoom than the current one. */
export function viewOfCluster(cluster: Cluster, from: View): View {
  const place = placeInFrame(cluster);
  const aspect = from.height / from.width;
  const all = viewOf(cluster, aspect);
  const width = Math.min(
    (all.width >= MAP_WIDTH ? LEAST_WIDTH : all.width) * MARGIN,
    from.width / 2,
  );
  return place === null
    ? from
    : all.width >= MAP_WIDTH
      ? windowAround(place[0], place[1], width, aspect)
      : windowAround(all.x + all.width / 2, all.y + all.height / 2, width, aspect);
}

/** Margin of an area around the places in it, in degrees, because their degrees are rounded. */
const BRIM = 1 / DIGITS;

/**
 * The area to show when a cluster is opened, including every place of the cluster. The midpoints of
 * a window's sides alone would exclude places in its corners, because parallels are curved on the
 * map, and places at the map's edge, where a window is clamped. Null where the window extends past
 * the map.
 */
export function areaOfCluster(cluster: Cluster, from: View): MapArea | null {
  const seen = areaOf(viewOfCluster(cluster, from));
  if (seen === null) return null;
  const isSeen =
    cluster.longitude >= seen.west &&
    cluster.longitude <= seen.east &&
    cluster.latitude >= seen.south &&
    cluster.latitude <= seen.north;
  // Where the map shows the window as another part of the world, the area covers only the cluster's
  // places.
  const { west, south, east, north } = isSeen ? seen : cluster;
  return {
    west: rounded(Math.min(west, cluster.west - BRIM)),
    south: rounded(Math.min(south, cluster.south - BRIM)),
    east: rounded(Math.max(east, cluster.east + BRIM)),
    north: rounded(Math.max(north, cluster.north + BRIM)),
  };
}

/** Between 0 and `most`; centered where that is negative. */
function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(value, 0), most);
}

function rounded(degrees: number): number {
  return Math.round(degrees * DIGITS) / DIGITS;
}

/** Half the size of a mark: its center keeps this distance from the map's edges. */
const HALF_MARK = { across: "1.75rem", down: "0.875rem" } as const;

/**
 * The CSS position of a mark's center in the map. Marks at an edge are moved inside: otherwise they
 * would be cut in half, and the hidden half would cover the buttons below the map.
 */
export function markPosition(
  { x, y }: Pick<View, "x" | "y">,
  view: View,
): { readonly left: string; readonly top: string } {
  const inside = (share: number, half: string): string =>
    `clamp(${half}, ${share * 100}%, calc(100% - ${half}))`;
  return {
    left: inside((x - view.x) / view.width, HALF_MARK.across),
    top: inside((y - view.y) / view.height, HALF_MARK.down),
  };
}
