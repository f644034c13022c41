// Does the arithmetic of charts: round steps on an axis, which days to name, classes of a map,
// labels that do not overlap. No rendering.

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

export interface Axis {
  readonly least: number;
  readonly most: number;
  /** The distance of two ticks. */
  readonly step: number;
  readonly ticks: readonly number[];
}

/**
 * Returns an axis from zero (or below, for negative values) to a round number at or above the
 * greatest value. Without values, from 0 to 1.
 */
export function axisOf(values: readonly (number | null)[], wantedSteps = 3, isWhole = true): Axis {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  if (low === high) return { least: 0, most: 1, step: 1, ticks: [0] };
  const rough = (high - low) / wantedSteps;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    (ROUND_STEPS.find((round) => round * size >= rough - size * 1e-9) ?? 10) * size,
    isWhole ? 1 : 0,
  );
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return {
    least: first * step,
    most: last * step,
    step,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
  };
}

/**
 * Returns which of `count` points are named, with `room` for that many: evenly spaced, always with
 * the last one.
 */
export function namedPoints(count: number, room: number): number[] {
  if (count <= 0) return [];
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  const named: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) named.unshift(index);
  return named;
}

/**
 * Moves overlapping labels apart, each as little as possible, within 0 and `height`. Returns them
 * in the given order.
 */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  let least = 0;
  for (const label of order) {
    label.y = Math.max(label.y, least);
    least = label.y + gap;
  }
  let most = height;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, most);
    most = label.y - gap;
  }
  const placed = Array.from({ length: wanted.length }, () => 0);
  for (const { y, index } of order) placed[index] = y;
  return placed;
}

/**
 * Returns the upper bounds of at most `most` classes with about equally many values each; equal
 * values stay together.
 */
export function quantileBounds(values: readonly number[], most: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const bounds: number[] = [];
  for (let part = 1; part <= most; part += 1) {
    const bound = sorted[Math.ceil((part * sorted.length) / most) - 1];
    if (bound !== undefined && bound !== bounds.at(-1)) bounds.push(bound);
  }
  return bounds;
}

/** Returns the class of a value, from 0. */
export function classOf(value: number, bounds: readonly number[]): number {
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? Math.max(0, bounds.length - 1) : index;
}

/** Returns which colors of a scale the classes take: spread over all of it, the strongest last. */
export function colourOf(index: number, classes: number, colours: number): number {
  return classes <= 1 ? colours - 1 : Math.round((index * (colours - 1)) / (classes - 1));
}

/** Returns the approximate width in pixels of a text at 12 px. */
export function textWidth(text: string): number {
  return Math.ceil(text.length * 6.2);
}
