// Measures how the work of a function grows with the length of its input, within one run: a slow
// machine slows all lengths alike.

const RUNS = 5;
const TIMES = 16;

/**
 * Returns the exponent with which the work grows from `length` to 16 times the length: 1 for a
 * linear function, 2 for a quadratic one. It compares 16 short inputs with one long input: a linear
 * function takes as long for either, so that a busy machine interrupts both equally. It takes the
 * least of several alternating runs.
 */
export function growthExponent(work: (length: number) => void, length: number): number {
  const short = (): void => {
    for (let time = 0; time < TIMES; time += 1) work(length);
  };
  const long = (): void => work(length * TIMES);
  // The first runs compile.
  short();
  long();
  let [leastShortMs, leastLongMs] = [Infinity, Infinity];
  for (let run = 0; run < RUNS; run += 1) {
    leastShortMs = Math.min(leastShortMs, tookMs(short));
    leastLongMs = Math.min(leastLongMs, tookMs(long));
  }
  return 1 + Math.log(leastLongMs / leastShortMs) / Math.log(TIMES);
}

function tookMs(work: () => void): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}
