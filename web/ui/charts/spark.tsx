// Draws a line without axes beside a figure. It is decorative: the figure states the number.
import type { ReactNode } from "react";
import { linePath } from "./paths.ts";

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 3;

export function Spark({ values }: { readonly values: readonly number[] }): ReactNode {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const xOf = (index: number): number =>
    values.length < 2 ? WIDTH - EDGE : EDGE + (index * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const yOf = (value: number): number =>
    most === least
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  const last = values.at(-1);
  if (last === undefined) return null;
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        d={linePath(values.map((value, index) => [xOf(index), yOf(value)]))}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={xOf(values.length - 1)} cy={yOf(last)} r="2.5" fill="var(--chart-1)" />
    </svg>
  );
}
