// Small counts could single somebody out: they are not told.

/** Fewest that are told as a number; below it one reads "fewer than 5". */
export const MIN_SHOWN_COUNT = 5;

/** The count as others may read it: null for fewer than 5 that are not none. */
export function maskSmallCount(count: number): number | null {
  return count > 0 && count < MIN_SHOWN_COUNT ? null : count;
}
