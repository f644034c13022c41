// Masks counts that are so small that they could identify a person.

/** The smallest count that is shown; a smaller one reads "fewer than 5". */
export const MIN_SHOWN_COUNT = 5;

/** The count as others may read it: null for 1 to 4. */
export function maskSmallCount(count: number): number | null {
  return count > 0 && count < MIN_SHOWN_COUNT ? null : count;
}

/**
 * The counts of the parts of one total, as others may read them: null for 1 to 4. Where the total
 * would still give a small count away, because the hidden parts add up to less than 5 or only one
 * is hidden, the smallest shown one is hidden too, as long as there is one.
 */
export function maskParts(counts: readonly number[]): (number | null)[] {
  const shown = counts.map(maskSmallCount);
  const hidden = counts.filter((_, at) => shown[at] === null);
  const sum = hidden.reduce((total, count) => total + count, 0);
  if (hidden.length === 0 || (hidden.length > 1 && sum >= MIN_SHOWN_COUNT)) return shown;
  const smallest = Math.min(...shown.filter((count) => count !== null && count > 0).map(Number));
  const at = shown.lastIndexOf(smallest);
  return at < 0 ? shown : shown.with(at, null);
}
