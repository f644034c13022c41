// The parts of a line chart: one series with its area and markers, the ground of what is not over
// yet, the current point, and the names at the lines' ends.
import { type ReactNode, useId } from "react";
import { Hatch } from "./hatch.tsx";
import { type Point, areaPath, linePath } from "./paths.ts";
import { spreadLabels } from "./scales.ts";
import { Marker, type Series, colourOfSeries, dashOfSeries } from "./series.tsx";

const LABEL_HEIGHT = 16;

interface OpenPartProps {
  /** The first point that is not over yet; undefined where all are. */
  readonly openFrom: number | undefined;
  readonly xs: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** The hatched ground of what is not over yet. */
export function OpenPart({ openFrom, xs, top, bottom }: OpenPartProps): ReactNode {
  const id = useId();
  if (openFrom === undefined) return null;
  const [before, first] = [xs[openFrom - 1], xs[openFrom] ?? 0];
  const left = before === undefined ? first : (before + first) / 2;
  return (
    <>
      <defs>
        <Hatch id={id} />
      </defs>
      <rect
        x={left}
        y={top}
        width={Math.max(0, (xs.at(-1) ?? left) - left)}
        height={bottom - top}
        fill={`url(#${id})`}
      />
    </>
  );
}

interface OneLineProps {
  readonly one: Series;
  readonly index: number;
  /** How many lines there are. */
  readonly count: number;
  readonly openFrom: number | undefined;
  readonly xs: readonly number[];
  readonly yOf: (value: number) => number;
  readonly isFilled: boolean;
  readonly current: number | null;
}

export function OneLine({
  one: { values, before },
  index,
  count,
  openFrom = values.length,
  xs,
  yOf,
  isFilled,
  current,
}: OneLineProps): ReactNode {
  const colour = colourOfSeries(index, count);
  const pointsOf = (numbers: readonly (number | null)[]): (Point | null)[] =>
    numbers.map((value, point) => (value === null ? null : [xs[point] ?? 0, yOf(value)]));
  const closed = values.map((value, point) => (point < openFrom ? value : null));
  const open = values.map((value, point) => (point >= openFrom - 1 ? value : null));
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {before === undefined ? null : (
        <path
          d={linePath(pointsOf(before.slice(0, xs.length)))}
          stroke="var(--control)"
          strokeWidth="1.25"
          strokeDasharray="3 3"
        />
      )}
      {isFilled ? (
        <path d={areaPath(pointsOf(closed), yOf(0))} fill={colour} opacity="0.12" />
      ) : null}
      <path
        d={linePath(pointsOf(closed))}
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={dashOfSeries(index)}
      />
      {openFrom < values.length ? (
        <path d={linePath(pointsOf(open))} stroke={colour} strokeWidth="2" strokeDasharray="1 4" />
      ) : null}
      {markedPoints(values, current).map((point) => (
        <Marker
          key={point}
          index={index}
          count={count}
          isOpen={point >= openFrom}
          x={xs[point] ?? 0}
          y={yOf(values[point] ?? 0)}
        />
      ))}
    </g>
  );
}

/** The last point, the current one, and those that no line reaches. */
function markedPoints(values: readonly (number | null)[], current: number | null): number[] {
  const last = values.findLastIndex((value) => value !== null);
  return values.flatMap((value, point) => {
    const isAlone = (values[point - 1] ?? null) === null && (values[point + 1] ?? null) === null;
    return value !== null && (point === last || point === current || isAlone) ? [point] : [];
  });
}

export function EndLabels({
  series,
  xs,
  yOf,
  bottom,
}: {
  readonly series: readonly Series[];
  readonly xs: readonly number[];
  readonly yOf: (value: number) => number;
  readonly bottom: number;
}): ReactNode {
  const ends = series.map(({ values }) => yOf(values.findLast((value) => value !== null) ?? 0));
  const placed = spreadLabels(ends, LABEL_HEIGHT, bottom);
  const x = (xs.at(-1) ?? 0) + 10;
  return (
    <g fontSize="12" fill="var(--text)">
      {series.map(({ id, name }, index) => (
        <text key={id} x={x} y={placed[index]} dy="0.32em">
          {name}
        </text>
      ))}
    </g>
  );
}

/** A line through the current point. */
export function CurrentPoint({
  x,
  top,
  bottom,
}: {
  readonly x: number | undefined;
  readonly top: number;
  readonly bottom: number;
}): ReactNode {
  return <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--control)" />;
}
