// Computes the ratio of two figures, if both are known.

/** Returns `part` / `whole` times a factor; null if either is unknown or the whole is zero. */
export function ratio(part: number | null, whole: number | null, times: number): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((part * times) / whole);
}
