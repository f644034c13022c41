// Reduces a path drawn by hand to the corners that give its shape (Ramer, Douglas and Peucker).

export type PathPoint = readonly [x: number, y: number];

/**
 * The points of the path without those that lie less than `tolerance` off the line between the kept
 * ones. At most `most` points are left: the tolerance grows until they are few enough.
 */
export function simplifyPath(
  path: readonly PathPoint[],
  tolerance: number,
  most: number,
): readonly PathPoint[] {
  for (let allowed = tolerance; ; allowed *= 1.5) {
    const kept = keepCorners(path, allowed);
    if (kept.length <= most) return kept;
  }
}

function keepCorners(path: readonly PathPoint[], tolerance: number): readonly PathPoint[] {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 3) return path;
  let [farthest, at] = [0, 0];
  for (let index = 1; index < path.length - 1; index += 1) {
    const off = distanceFrom(path[index] ?? first, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...keepCorners(path.slice(0, at + 1), tolerance).slice(0, -1),
    ...keepCorners(path.slice(at), tolerance),
  ];
}

/** From a point to the line through two others; to the first where they are the same. */
function distanceFrom([x, y]: PathPoint, [ax, ay]: PathPoint, [bx, by]: PathPoint): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}
