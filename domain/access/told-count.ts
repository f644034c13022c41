// Small counts could single somebody out: they are not told.

/** Fewest that are told as a number; below it one reads "fewer than 5". */
export const LEAST_TOLD_COUNT = 5;

/** The count as others may read it: null for fewer than 5 that are not none. */
export function toldCount(count: number): number | null {
  return count > 0 && count < LEAST_TOLD_COUNT ? null : count;
}
