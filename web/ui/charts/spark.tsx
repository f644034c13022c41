// Draws a line without axes beside a figure, the period before it dashed. It is decorative: the
// figure states the numbers.
import type { ReactNode } from "react";
import { areaPath, linePath } from "./paths.ts";

const WIDTH = 92;
const HEIGHT = 38;
const EDGE = 3;

export interface SparkLine {
  readonly values: readonly number[];
  readonly before?: readonly number[] | undefined;
}

export function Spark({ values, before = [] }: SparkLine): ReactNode {
  const least = Math.min(...values, ...before);
  const most = Math.max(...values, ...before);
  const yOf = (value: number): number =>
    most === least
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  const pointsOf = (line: readonly number[]) =>
    line.map((value, index): readonly [number, number] => [xOf(index, line.length), yOf(value)]);
  const last = values.at(-1);
  if (last === undefined) return null;
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={areaPath(pointsOf(values), HEIGHT)} fill="var(--series)" opacity="0.12" />
      <g fill="none" strokeLinejoin="round">
        <path
          d={linePath(pointsOf(before))}
          stroke="var(--control)"
          strokeWidth="1"
          strokeDasharray="2 3"
        />
        <path d={linePath(pointsOf(values))} stroke="var(--series)" strokeWidth="1.5" />
      </g>
      <circle
        cx={xOf(values.length - 1, values.length)}
        cy={yOf(last)}
        r="2.5"
        fill="var(--series)"
      />
    </svg>
  );
}

function xOf(index: number, count: number): number {
  return count < 2 ? WIDTH - EDGE : EDGE + (index * (WIDTH - 2 * EDGE)) / (count - 1);
}
