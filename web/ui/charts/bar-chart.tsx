// Draws columns for amounts at a few points, several side by side; each series has its own pattern,
// and the previous period is an outline.
import { type ReactNode, useId } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { Axes, PLOT_HEIGHT, marginsFor } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { Cursor } from "./cursor.tsx";
import type { LineChartProps } from "./line-chart.tsx";
import { bandsOf, linearScale } from "./paths.ts";
import { axisOf } from "./scales.ts";
import {
  MOST_SERIES,
  type Series,
  SeriesKey,
  type SeriesWords,
  colourOfSeries,
  hasNumbers,
  isCompared,
  seriesTable,
  valuesAt,
} from "./series.tsx";

const WIDEST_BAR = 40;
/** Lines over the color, by series; the first is plain. */
const PATTERNS = ["", "M0 6 6 0", "M3 0V6", "M0 3H6", "M0 0 6 6", "M0 6 6 0M0 0 6 6"];

export function BarChart(props: LineChartProps): ReactNode {
  const texts = useTexts(CHART_TEXTS);
  const id = useId();
  const { title, about, tools, isSection, points, pointsName, format } = props;
  const series = props.series.slice(0, MOST_SERIES);
  const words: SeriesWords = { format, none: texts.noValue, before: texts.beforeOf };
  const fillOf = (index: number): string => `url(#${id}-${index})`;
  return (
    <ChartFrame
      title={title}
      about={about}
      tools={tools}
      isSection={isSection ?? false}
      isCompared={isCompared(series)}
      isEmpty={points.length === 0 || !hasNumbers(series)}
      table={seriesTable(series, points, pointsName, words)}
    >
      {(width) => (
        <>
          <svg width="0" height="0" aria-hidden="true" className="absolute">
            <defs>
              {series.map((one, index) => (
                <Pattern key={one.id} id={`${id}-${index}`} index={index} count={series.length} />
              ))}
            </defs>
          </svg>
          {series.length > 1 ? (
            <SeriesKey
              series={series}
              sign={(index) => <rect x="4" width="12" height="12" rx="2" fill={fillOf(index)} />}
            />
          ) : null}
          <Drawing {...props} series={series} words={words} width={width} fillOf={fillOf} />
        </>
      )}
    </ChartFrame>
  );
}

function Pattern({
  id,
  index,
  count,
}: {
  readonly id: string;
  readonly index: number;
  readonly count: number;
}): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={colourOfSeries(index, count)} />
      <path d={PATTERNS[index] ?? ""} stroke="var(--surface)" strokeWidth="1.5" fill="none" />
    </pattern>
  );
}

interface DrawingProps extends LineChartProps {
  readonly words: SeriesWords;
  readonly width: number;
  readonly fillOf: (index: number) => string;
}

function Drawing({
  title,
  points,
  series,
  format,
  isWhole = true,
  words,
  width,
  fillOf,
}: DrawingProps): ReactNode {
  const axis = axisOf(
    series.flatMap(({ values, before = [] }) => [...values, ...before]),
    3,
    isWhole,
  );
  const room = marginsFor(axis, format, 4);
  const yOf = linearScale([axis.least, axis.most], [PLOT_HEIGHT - room.bottom, room.top]);
  const bands = bandsOf(points.length, [room.left, width - room.right]);
  const barWidth = Math.max(1, Math.min(WIDEST_BAR, bands.width / series.length - 1));
  const xs = points.map((_, index) => bands.leftOf(index) + bands.width / 2);
  const leftOf = (point: number, index: number): number =>
    (xs[point] ?? 0) + (index - series.length / 2) * (barWidth + 1) + 0.5;
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
          {current === null ? null : (
            <rect
              x={bands.leftOf(current) - bands.step * 0.1}
              width={bands.width + bands.step * 0.2}
              y={room.top}
              height={PLOT_HEIGHT - room.top - room.bottom}
              fill="var(--sunken)"
            />
          )}
          <Axes
            axis={axis}
            yOf={yOf}
            width={width}
            height={PLOT_HEIGHT}
            room={room}
            points={points}
            xs={xs}
            format={format}
          />
          {series.map((one, index) => (
            <Bars
              key={one.id}
              one={one}
              index={index}
              fill={fillOf(index)}
              barWidth={barWidth}
              leftOf={leftOf}
              yOf={yOf}
            />
          ))}
        </>
      )}
    </Cursor>
  );
}

interface BarsProps {
  readonly one: Series;
  readonly index: number;
  readonly fill: string;
  readonly barWidth: number;
  readonly leftOf: (point: number, index: number) => number;
  readonly yOf: (value: number) => number;
}

function Bars({
  one: { values, before = [] },
  index,
  fill,
  barWidth,
  leftOf,
  yOf,
}: BarsProps): ReactNode {
  const box = (value: number, point: number) => ({
    x: leftOf(point, index),
    width: barWidth,
    y: Math.min(yOf(value), yOf(0)),
    height: Math.abs(yOf(value) - yOf(0)),
  });
  return (
    <g>
      {values.map((value, point) =>
        value === null ? null : <rect key={point} rx="2" {...box(value, point)} fill={fill} />,
      )}
      {before.map((value, point) =>
        value === null || point >= values.length ? null : (
          <g key={point} fill="none">
            <rect {...box(value, point)} stroke="var(--surface)" strokeWidth="3" />
            <rect
              {...box(value, point)}
              stroke="var(--text)"
              strokeWidth="1.25"
              strokeDasharray="3 3"
            />
          </g>
        ),
      )}
    </g>
  );
}
