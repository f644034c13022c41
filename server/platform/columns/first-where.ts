// Looking in what is in order, half of what is left at a time.

/**
 * The first of the places 0 … count − 1 from which on `holds` is true; `count` where it never is.
 * It may not become false again.
 */
export function firstWhere(count: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
