// Draws lines over time, each with its own dash and marker and its name at its end; the previous
// period is dashed and pale.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { Axes, PLOT_HEIGHT, marginsFor } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { Cursor } from "./cursor.tsx";
import { type Point, areaPath, linePath, linearScale } from "./paths.ts";
import { axisOf, spreadLabels, textWidth } from "./scales.ts";
import {
  MOST_SERIES,
  Marker,
  type Series,
  SeriesKey,
  type SeriesWords,
  colourOfSeries,
  dashOfSeries,
  hasNumbers,
  isCompared,
  seriesTable,
  valuesAt,
} from "./series.tsx";

export interface LineChartProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** The names of the points, such as days, and what they are ("Day"). */
  readonly points: readonly string[];
  readonly pointsName: string;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Formats axis values if they are shorter than values elsewhere. */
  readonly formatTick?: (value: number) => string;
  /** False if fractions are meaningful, such as rates. */
  readonly isWhole?: boolean;
}

/** From this width on the names are at the lines' ends. */
const WIDE = 480;
const LABEL_HEIGHT = 16;
const EDGE = 14;

export function LineChart(props: LineChartProps): ReactNode {
  return <Lines {...props} isFilled={false} />;
}

/** Draws one amount over time, filled down to zero. */
export function AreaChart(props: LineChartProps): ReactNode {
  return <Lines {...props} isFilled />;
}

interface LinesProps extends LineChartProps {
  readonly isFilled: boolean;
}

function Lines(props: LinesProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const { title, about, points, pointsName, format } = props;
  const series = props.series.slice(0, MOST_SERIES);
  const words: SeriesWords = { format, none: texts.noValue, before: texts.beforeOf };
  return (
    <ChartFrame
      title={title}
      about={about}
      isCompared={isCompared(series)}
      isEmpty={points.length === 0 || !hasNumbers(series)}
      table={seriesTable(series, points, pointsName, words)}
    >
      {(width) => (
        <>
          {width < WIDE && series.length > 1 ? (
            <SeriesKey
              series={series}
              sign={(index) => (
                <>
                  <line
                    x1="0"
                    x2="20"
                    y1="6"
                    y2="6"
                    stroke={colourOfSeries(index)}
                    strokeWidth="2"
                    strokeDasharray={dashOfSeries(index)}
                  />
                  <Marker index={index} x={10} y={6} />
                </>
              )}
            />
          ) : null}
          <Drawing {...props} series={series} words={words} width={width} />
        </>
      )}
    </ChartFrame>
  );
}

function Drawing({
  title,
  points,
  series,
  format,
  formatTick = format,
  isWhole = true,
  isFilled,
  words,
  width,
}: LinesProps & { readonly words: SeriesWords; readonly width: number }): ReactNode {
  const hasEndLabels = width >= WIDE && series.length > 1;
  const { axis, room, xs, yOf } = layOut(points, series, {
    formatTick,
    isWhole,
    hasEndLabels,
    width,
  });
  return (
    <Cursor
      title={title}
      width={width}
      height={PLOT_HEIGHT}
      xs={xs}
      wordsAt={(index) => ({ name: points[index] ?? "", values: valuesAt(series, index, words) })}
    >
      {(current) => (
        <>
          <Axes
            axis={axis}
            yOf={yOf}
            width={width}
            height={PLOT_HEIGHT}
            room={room}
            points={points}
            xs={xs}
            format={formatTick}
          />
          {current === null ? null : (
            <line
              x1={xs[current]}
              x2={xs[current]}
              y1={room.top}
              y2={PLOT_HEIGHT - room.bottom}
              stroke="var(--control)"
            />
          )}
          {series.map((one, index) => (
            <OneLine
              key={one.id}
              one={one}
              index={index}
              xs={xs}
              yOf={yOf}
              isFilled={isFilled}
              current={current}
            />
          ))}
          {hasEndLabels ? (
            <EndLabels series={series} xs={xs} yOf={yOf} bottom={PLOT_HEIGHT - room.bottom - 4} />
          ) : null}
        </>
      )}
    </Cursor>
  );
}

/** The positions of the axes, the points and the lines. */
function layOut(
  points: LineChartProps["points"],
  series: readonly Series[],
  {
    formatTick,
    isWhole,
    hasEndLabels,
    width,
  }: {
    readonly formatTick: (value: number) => string;
    readonly isWhole: boolean;
    readonly hasEndLabels: boolean;
    readonly width: number;
  },
) {
  const axis = axisOf(
    series.flatMap(({ values, before = [] }) => [...values, ...before]),
    3,
    isWhole,
  );
  const room = marginsFor(
    axis,
    formatTick,
    hasEndLabels ? Math.max(...series.map(({ name }) => textWidth(name))) + EDGE + 8 : EDGE,
  );
  const xOf = linearScale([0, Math.max(1, points.length - 1)], [room.left + 4, width - room.right]);
  const yOf = linearScale([axis.least, axis.most], [PLOT_HEIGHT - room.bottom, room.top]);
  const xs = points.map((_, index) =>
    points.length === 1 ? (room.left + width - room.right) / 2 : xOf(index),
  );
  return { axis, room, xs, yOf };
}

interface OneLineProps {
  readonly one: Series;
  readonly index: number;
  readonly xs: readonly number[];
  readonly yOf: (value: number) => number;
  readonly isFilled: boolean;
  readonly current: number | null;
}

function OneLine({
  one: { values, before },
  index,
  xs,
  yOf,
  isFilled,
  current,
}: OneLineProps): ReactNode {
  const colour = colourOfSeries(index);
  const pointsOf = (numbers: readonly (number | null)[]): (Point | null)[] =>
    numbers.map((value, point) => (value === null ? null : [xs[point] ?? 0, yOf(value)]));
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {before === undefined ? null : (
        <path
          d={linePath(pointsOf(before.slice(0, xs.length)))}
          stroke={colour}
          strokeWidth="1.5"
          strokeDasharray="4 4"
          opacity="0.5"
        />
      )}
      {isFilled ? (
        <path d={areaPath(pointsOf(values), yOf(0))} fill={colour} opacity="0.12" />
      ) : null}
      <path
        d={linePath(pointsOf(values))}
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={dashOfSeries(index)}
      />
      {markedPoints(values, current).map((point) => (
        <Marker key={point} index={index} x={xs[point] ?? 0} y={yOf(values[point] ?? 0)} />
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

function EndLabels({
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
