// Computes the shapes of charts as SVG paths: lines and areas with gaps, markers, and positions on
// a scale. No rendering.

/**
 * Returns the position of a value: `from` is at `start`, `to` at `end`, all others in proportion.
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

export interface Bands {
  /** The left edge of a band. */
  readonly leftOf: (index: number) => number;
  readonly width: number;
  /** From one left edge to the next. */
  readonly step: number;
}

const GAP_SHARE = 0.25;
const EDGE_SHARE = 0.1;

/**
 * Lays out bands side by side: a quarter of the step between them is left free, a tenth before the
 * first and after the last.
 */
export function bandsOf(count: number, [start, end]: readonly [number, number]): Bands {
  const step = (end - start) / Math.max(1, count - GAP_SHARE + 2 * EDGE_SHARE);
  const first = start + (end - start - step * (count - GAP_SHARE)) / 2;
  return { leftOf: (index) => first + step * index, width: step * (1 - GAP_SHARE), step };
}

export type Point = readonly [x: number, y: number];

/** Returns a line through the points, broken at gaps; a single point between gaps is a dot. */
export function linePath(points: readonly (Point | null)[]): string {
  return runsOf(points)
    .map((run) => `M${joined(run)}${run.length === 1 ? "Z" : ""}`)
    .join("");
}

/** Returns the area between the points and a base line, broken at gaps. */
export function areaPath(points: readonly (Point | null)[], base: number): string {
  return runsOf(points)
    .map((run) => `M${joined([...run, ...run.toReversed().map(([x]): Point => [x, base])])}Z`)
    .join("");
}

/** Runs of consecutive points without a gap. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point !== null && isOpen) runs.at(-1)?.push(point);
    else if (point !== null) runs.push([point]);
    isOpen = point !== null;
  }
  return runs;
}

function joined(points: readonly Point[]): string {
  return points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join("L");
}

/** A thousandth of a pixel is finer than the eye can see. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/**
 * Circle, square, triangle, diamond, star and a Y around 0,0, each of 36 square pixels:
 * distinguishable without color.
 */
export const MARKERS = [
  "M3.385,0A3.385,3.385,0,1,1,-3.385,0A3.385,3.385,0,1,1,3.385,0",
  "M-3,-3h6v6h-6Z",
  "M0,-5.264L4.559,2.632L-4.559,2.632Z",
  "M0,-5.584L3.224,0L0,5.584L-3.224,0Z",
  "M0,-5.663L1.271,-1.75L5.386,-1.75L2.057,0.668L3.329,4.581" +
    "L0,2.163L-3.329,4.581L-2.057,0.668L-5.386,-1.75L-1.271,-1.75Z",
  "M1.619,0.935L1.619,4.173L-1.619,4.173L-1.619,0.935" +
    "L-4.424,-0.684L-2.804,-3.489L0,-1.87L2.804,-3.489L4.424,-0.684Z",
] as const;
