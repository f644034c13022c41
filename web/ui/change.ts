// Computes how a number changed from the previous period.

export interface Change {
  readonly direction: "up" | "down" | "same";
  /** The size as basis points of the previous number; null if that was zero. */
  readonly basisPoints: number | null;
}

/** A change that would be written as zero is no change. */
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

/** How a share changed: its size is the difference itself, in hundredths of a percentage point. */
export function pointsBetween(now: number, before: number): Change {
  const basisPoints = Math.abs(now - before);
  return { direction: directionOf(now, before, basisPoints), basisPoints };
}

function directionOf(now: number, before: number, basisPoints: number): Change["direction"] {
  return basisPoints < LEAST_BASIS_POINTS ? "same" : now > before ? "up" : "down";
}
