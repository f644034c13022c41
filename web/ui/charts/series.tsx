// Series of a chart: their numbers, and the color, dash, marker and pattern that distinguish them.
import type { ReactNode } from "react";
import type { ChartTable } from "./chart-frame.tsx";
import { MARKERS } from "./paths.ts";

export interface Series {
  readonly id: string;
  readonly name: string;
  /** One for each point; null for a gap. */
  readonly values: readonly (number | null)[];
  /** The same for the previous period. */
  readonly before?: readonly (number | null)[] | undefined;
}

const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4"];
/** More than this cannot be distinguished. */
export const MOST_SERIES = 6;

/** `count` is the number of series: a single one has a color of its own. */
export function colourOfSeries(index: number, count: number): string {
  return count === 1 ? "var(--series)" : `var(--chart-${(index % MOST_SERIES) + 1})`;
}

export function dashOfSeries(index: number): string | undefined {
  return DASHES[index % MOST_SERIES] || undefined;
}

interface MarkerProps {
  readonly index: number;
  readonly count: number;
  /** Hollow: the point is not over yet. */
  readonly isOpen?: boolean;
  readonly x: number;
  readonly y: number;
}

export function Marker({ index, count, isOpen = false, x, y }: MarkerProps): ReactNode {
  const colour = colourOfSeries(index, count);
  return (
    <path
      transform={`translate(${x},${y})`}
      d={MARKERS[index % MOST_SERIES]}
      fill={isOpen ? "var(--surface)" : colour}
      stroke={isOpen ? colour : "var(--surface)"}
      strokeWidth={isOpen ? "2" : "1"}
    />
  );
}

/** The legend of the series, if their names do not fit at the lines. */
export function SeriesKey({
  series,
  sign,
}: {
  readonly series: readonly Series[];
  readonly sign: (index: number) => ReactNode;
}): ReactNode {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-label text-text-2">
      {series.map(({ id, name }, index) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <svg width="20" height="12" aria-hidden="true">
            {sign(index)}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The texts of the chart's table and its cursor. */
export interface SeriesWords {
  readonly format: (value: number) => string;
  readonly none: string;
  readonly before: (name: string) => string;
}

/** Returns the names and formatted values at a point: each series, and its previous period. */
export function valuesAt(
  series: readonly Series[],
  point: number,
  { format, none, before }: SeriesWords,
): (readonly [name: string, value: string])[] {
  const write = (value: number | null | undefined): string =>
    value === null || value === undefined ? none : format(value);
  return series.flatMap(({ name, values, before: earlier }) => [
    [name, write(values[point])] as const,
    ...(earlier === undefined ? [] : [[before(name), write(earlier[point])] as const]),
  ]);
}

export function seriesTable(
  series: readonly Series[],
  points: readonly string[],
  pointsName: string,
  words: SeriesWords,
): ChartTable {
  const head = series.flatMap(({ name, before }) => [
    name,
    ...(before === undefined ? [] : [words.before(name)]),
  ]);
  return {
    head: [pointsName, ...head],
    rows: points.map((point, index) => [
      point,
      ...valuesAt(series, index, words).map(([, value]) => value),
    ]),
  };
}

/** Whether there is any number at all. */
export function hasNumbers(series: readonly Series[]): boolean {
  return series.some(({ values, before = [] }) =>
    [...values, ...before].some((value) => value !== null),
  );
}

/** Whether the previous period is shown too. */
export function isCompared(series: readonly Series[]): boolean {
  return series.some(({ before }) => before !== undefined);
}
