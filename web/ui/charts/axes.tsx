// Draws the axes of a chart: hairlines at round values, and the names of some points beneath.
import type { ReactNode } from "react";
import { type Axis, namedPoints, textWidth } from "./scales.ts";

/** The margins around the drawing. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const PLOT_HEIGHT = 220;
const LABEL_GAP = 20;

/** Formats a value of an axis, alike on all of it: `step` is the distance of two. */
export type FormatTick = (value: number, step: number) => string;

/** Leaves space for the widest value at the left, and for end labels at the right. */
export function marginsFor(axis: Axis, format: FormatTick, right: number): Margins {
  return {
    top: 8,
    right,
    bottom: 24,
    left: Math.max(...axis.ticks.map((tick) => textWidth(format(tick, axis.step)))) + 10,
  };
}

interface AxesProps {
  readonly axis: Axis;
  readonly yOf: (value: number) => number;
  readonly width: number;
  readonly height: number;
  readonly room: Margins;
  readonly points: readonly string[];
  readonly xs: readonly number[];
  readonly format: FormatTick;
}

export function Axes({ axis, yOf, width, height, room, points, xs, format }: AxesProps): ReactNode {
  const widest = Math.max(...points.map(textWidth), 1);
  const named = namedPoints(
    points.length,
    Math.floor((width - room.left - room.right) / (widest + LABEL_GAP)),
  );
  return (
    <g fontSize="12" fill="var(--text-2)">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={room.left}
            x2={width - room.right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            stroke={tick === 0 ? "var(--control)" : "var(--line)"}
          />
          <text x={room.left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end">
            {format(tick, axis.step)}
          </text>
        </g>
      ))}
      {named.map((index) => {
        const x = xs[index] ?? 0;
        const half = textWidth(points[index] ?? "") / 2;
        return (
          <text
            key={index}
            x={Math.min(Math.max(x, half), width - half)}
            y={height - 6}
            textAnchor="middle"
          >
            {points[index]}
          </text>
        );
      })}
    </g>
  );
}
