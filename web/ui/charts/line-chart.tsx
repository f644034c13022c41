// Draws lines over time, each with its own dash and marker and its name at its end; the previous
// period is dashed and pale.
import type { ReactNode } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { CHART_TEXTS } from "../../../locales/catalogues/chart.ts";
import { Axes, type FormatTick, PLOT_HEIGHT, marginsFor } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { Cursor } from "./cursor.tsx";
import { CurrentPoint, EndLabels, OneLine, OpenPart } from "./line-parts.tsx";
import { linearScale } from "./paths.ts";
import { axisOf, textWidth } from "./scales.ts";
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
  /** Right of the title, such as the choice of what is drawn. */
  readonly tools?: ReactNode;
  /** The title is the heading of a section of the screen. */
  readonly isSection?: boolean;
  /** The names of the points, such as days, and what they are ("Day"). */
  readonly points: readonly string[];
  readonly pointsName: string;
  /** The names of the points on the axis, if they are shorter than elsewhere. */
  readonly axisPoints?: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Formats axis values if they are shorter than values elsewhere. */
  readonly formatTick?: FormatTick;
  /** False if fractions are meaningful, such as rates. */
  readonly isWhole?: boolean;
  /** The first point that is not over yet; all are without it. It and all after it are hatched. */
  readonly openFrom?: number | undefined;
}

/** From this width on the names are at the lines' ends. */
const WIDE = 480;
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
  const { title, about, tools, isSection, points, pointsName, format, openFrom } = props;
  const series = props.series.slice(0, MOST_SERIES);
  const words: SeriesWords = { format, none: texts.noValue, before: texts.beforeOf };
  return (
    <ChartFrame
      title={title}
      about={about}
      tools={tools}
      isSection={isSection ?? false}
      isCompared={isCompared(series)}
      isOpen={openFrom !== undefined}
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
                    stroke={colourOfSeries(index, series.length)}
                    strokeWidth="2"
                    strokeDasharray={dashOfSeries(index)}
                  />
                  <Marker index={index} count={series.length} x={10} y={6} />
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
  axisPoints = points,
  openFrom,
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
  const bottom = PLOT_HEIGHT - room.bottom;
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
            points={axisPoints}
            xs={xs}
            format={formatTick}
          />
          <OpenPart openFrom={openFrom} xs={xs} top={room.top} bottom={bottom} />
          {current === null ? null : (
            <CurrentPoint x={xs[current]} top={room.top} bottom={bottom} />
          )}
          {series.map((one, index) => (
            <OneLine
              key={one.id}
              one={one}
              index={index}
              count={series.length}
              openFrom={openFrom}
              xs={xs}
              yOf={yOf}
              isFilled={isFilled}
              current={current}
            />
          ))}
          {hasEndLabels ? (
            <EndLabels series={series} xs={xs} yOf={yOf} bottom={bottom - 4} />
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
    readonly formatTick: FormatTick;
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
