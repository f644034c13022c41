// Chooses the part of the map that a frame shows. No rendering.
import { MAP_HEIGHT, MAP_WIDTH } from "./map-frame.ts";

/** A window in the frame in which the states are drawn. */
export interface FittedView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Corners = readonly [from: readonly [number, number], to: readonly [number, number]];

/** What is left free around the parts, of their size. */
const MARGIN = 0.12;

/**
 * The smallest window of the proportions of a frame (width to height) that shows all `parts`; all
 * of the map where there are none.
 */
export function fittedView(parts: readonly Corners[], proportions: number): FittedView {
  const corners =
    parts.length === 0
      ? ([
          [0, 0],
          [MAP_WIDTH, MAP_HEIGHT],
        ] as const)
      : ([
          [Math.min(...parts.map(([[x]]) => x)), Math.min(...parts.map(([[, y]]) => y))],
          [Math.max(...parts.map(([, [x]]) => x)), Math.max(...parts.map(([, [, y]]) => y))],
        ] as const);
  const [[left, top], [right, bottom]] = corners;
  const margin = 1 + 2 * (parts.length === 0 ? 0 : MARGIN);
  const width = Math.max((right - left) * margin, (bottom - top) * margin * proportions);
  const height = width / proportions;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
