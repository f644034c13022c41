// Series of a chart: their numbers, and the colour, dash, marker and pattern by which each is told
// from the others.
import type { ReactNode } from "react";
import type { ChartTable } from "./chart-frame.tsx";
import { MARKERS } from "./paths.ts";

export interface Series {
  readonly id: string;
  readonly name: string;
  /** One for each point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** The same of the period before. */
  readonly before?: readonly (number | null)[] | undefined;
}

const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4"];
/** More than that nobody can tell apart. */
export const MOST_SERIES = 6;

export function colourOfSeries(index: number): string {
  return `var(--chart-${(index % MOST_SERIES) + 1})`;
}

export function dashOfSeries(index: number): string | undefined {
  return DASHES[index % MOST_SERIES] || undefined;
}

export function Marker({
  index,
  x,
  y,
}: {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <path
      transform={`translate(${x},${y})`}
      d={MARKERS[index % MOST_SERIES]}
      fill={colourOfSeries(index)}
      stroke="var(--surface)"
      strokeWidth="1"
    />
  );
}

/** The names of series beside their signs, where they cannot stand at the lines themselves. */
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

/** What the chart's table and its cursor say. */
export interface SeriesWords {
  readonly format: (value: number) => string;
  readonly none: string;
  readonly before: (name: string) => string;
}

/** The names and formatted values at a point: each series, and its period before. */
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

/** Whether the period before is shown too. */
export function isCompared(series: readonly Series[]): boolean {
  return series.some(({ before }) => before !== undefined);
}
