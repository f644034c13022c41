// How a number changed against the period before.

export interface Change {
  readonly direction: "up" | "down" | "same";
  /**
   * The size as basis points of the number before; null where that was zero, and no share can be
   * told.
   */
  readonly basisPoints: number | null;
}

/** Less than would be written is no change. */
const LEAST_BASIS_POINTS = 5;

export function changeBetween(now: number, before: number): Change {
  const basisPoints =
    before === 0
      ? now === 0
        ? 0
        : null
      : Math.round((Math.abs(now - before) / Math.abs(before)) * 10_000);
  return { direction: directionOf(now, before, basisPoints ?? LEAST_BASIS_POINTS), basisPoints };
}

/** How a share changed: its size is the difference itself, of which a hundred make a point. */
export function pointsBetween(now: number, before: number): Change {
  const basisPoints = Math.abs(now - before);
  return { direction: directionOf(now, before, basisPoints), basisPoints };
}

function directionOf(now: number, before: number, basisPoints: number): Change["direction"] {
  return basisPoints < LEAST_BASIS_POINTS ? "same" : now > before ? "up" : "down";
}
