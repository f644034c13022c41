// Measures how the work of a function grows with the length of its input, as a ratio within one
// run: a slow or busy machine slows both lengths.

const RUNS = 3;

/**
 * Returns the time for `times` the length divided by the time for the length, the best of three
 * runs each: about `times` for a linear function, its square for a quadratic one.
 */
export function growthOf(work: (length: number) => void, length: number, times: number): number {
  const bestOf = (size: number): number =>
    Math.min(
      ...Array.from({ length: RUNS }, () => {
        const startedMs = performance.now();
        work(size);
        return performance.now() - startedMs;
      }),
    );
  work(length);
  const short = bestOf(length);
  return bestOf(length * times) / Math.max(short, Number.EPSILON);
}
