// Masks counts that are so small that they could identify a person.

/** The smallest count that is shown; a smaller one reads "fewer than 5". */
export const MIN_SHOWN_COUNT = 5;

/** The count as others may read it: null for 1 to 4. */
export function maskSmallCount(count: number): number | null {
  return count > 0 && count < MIN_SHOWN_COUNT ? null : count;
}
