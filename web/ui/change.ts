// How a number changed against the period before.

export interface Change {
  readonly direction: "up" | "down" | "same";
  /** The size as basis points of the number before; null where that was zero, and no share can be told. */
  readonly basisPoints: number | null;
}

export function changeBetween(now: number, before: number): Change {
  const direction = now > before ? "up" : now < before ? "down" : "same";
  return { direction, basisPoints: before === 0 ? (now === 0 ? 0 : null) : Math.round((Math.abs(now - before) / Math.abs(before)) * 10_000) };
}
