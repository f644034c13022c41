// Draws the map of a radius rule; loaded when the first one is shown. Each ZIP is a dot, because a
// rule matches a lead by the center of its ZIP. The map shows state outlines at a scale where the
// circle takes half of its width. A circle of a few miles lies within one state, so the map names
// cities and shows in a corner where in the country it is.
import { type ReactNode, useMemo } from "react";
import type { ZipsAround } from "../../../../contract/network/places.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { partOfState, partProjection } from "../../../ui/charts/map-projections.ts";
import { STATE_SHAPES } from "../../../ui/charts/us-shapes.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { type Box, NAME_SIZE, type PictureName, placeNames } from "./circle-names.ts";
import { type CircleView, circleView } from "./circle-view.ts";

interface CircleMapProps {
  readonly around: ZipsAround;
  /** The id of the text that labels the picture. */
  readonly labelledBy: string;
}

/** Share of the picture's width; small enough never to reach the circle. */
const CORNER = 0.22;
const COUNTRY = STATE_SHAPES.map(({ path }) => path).join("");
const DIGITS = 4;
const MOST_NAMES = 6;
/** Picture width per name, in pixels. */
const NAME_ROOM = 60;
/** Half the width of the area around the middle that stays free of names, in pixels. */
const MIDDLE = 7;
/** Pictures narrower than this have smaller dots, so that those of a city stay separate. */
const NARROW = 400;
const SHARPNESS = { vectorEffect: "non-scaling-stroke" } as const;

/** Draws nothing where the middle is off the map. */
export default function CircleMap({ around, labelledBy }: CircleMapProps): ReactNode {
  const [box, width] = useWidth<HTMLDivElement>();
  const view = useMemo(() => circleView(around.middle, around.miles), [around]);
  const dots = useMemo(
    () =>
      view === null
        ? null
        : { inside: dotsAt(around.inside, view), outside: dotsAt(around.outside, view) },
    [around, view],
  );
  if (view === null || dots === null) return null;
  const {
    part,
    edge,
    middle: [x, y],
  } = view;
  const size = width < NARROW ? 3 : 4;
  return (
    <div ref={box} translate="no" className="border border-line bg-sunken">
      <svg
        role="img"
        aria-labelledby={labelledBy}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="block w-full"
        style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }}
      >
        {STATE_SHAPES.filter(({ code }) => partOfState(code) === part).map(({ code, path }) => (
          <path
            key={code}
            d={path}
            fill="var(--surface)"
            stroke="var(--control)"
            strokeWidth="1"
            {...SHARPNESS}
          />
        ))}
        <path
          d={pathOf(edge)}
          fill="var(--accent)"
          fillOpacity="0.12"
          stroke="var(--accent)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          {...SHARPNESS}
        />
        <path
          d={dots.outside}
          stroke="var(--control)"
          strokeOpacity="0.7"
          strokeWidth={size}
          strokeLinecap="round"
          {...SHARPNESS}
        />
        <path
          d={dots.inside}
          stroke="var(--accent)"
          strokeWidth={size}
          strokeLinecap="round"
          {...SHARPNESS}
        />
        <Dot x={x} y={y} size={9} />
        {width === 0 ? null : <Names around={around} view={view} width={width} />}
        <Corner view={view} />
      </svg>
    </div>
  );
}

/** Draws all dots as one path of zero-length segments with round caps: there can be thousands. */
function dotsAt({ latitudes, longitudes }: ZipsAround["inside"], { part }: CircleView): string {
  const project = partProjection(part);
  return latitudes
    .map((latitude, index) => project([longitudes[index] ?? 0, latitude]))
    .map((point) =>
      point === null ? "" : `M${point[0].toFixed(DIGITS)} ${point[1].toFixed(DIGITS)}h0`,
    )
    .join("");
}

/** Names keep their size at any scale and any picture width. */
function Names({
  around,
  view,
  width,
}: {
  readonly around: ZipsAround;
  readonly view: CircleView;
  readonly width: number;
}): ReactNode {
  const pixel = view.width / width;
  const placed = useMemo(() => namesAt(around, view, width), [around, view, width]);
  return placed.map(({ name, x, y }) => (
    <text
      key={`${x} ${y}`}
      x={view.x + x * pixel}
      y={view.y + y * pixel}
      dy="0.35em"
      fontSize={NAME_SIZE * pixel}
      fontWeight="500"
      textAnchor="middle"
      fill="var(--text)"
      stroke="var(--surface)"
      strokeWidth={3 * pixel}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {name}
    </text>
  ));
}

function namesAt({ cities }: ZipsAround, view: CircleView, width: number): PictureName[] {
  const height = (width * MAP_HEIGHT) / MAP_WIDTH;
  const project = partProjection(view.part);
  const wanted = cities.flatMap(({ city, latitude, longitude }): PictureName[] => {
    const point = project([longitude, latitude]);
    return point === null
      ? []
      : [
          {
            name: city,
            x: ((point[0] - view.x) * width) / view.width,
            y: ((point[1] - view.y) * height) / view.height,
          },
        ];
  });
  const corner: Box = {
    left: width * (1 - CORNER),
    top: height * (1 - CORNER),
    right: width,
    bottom: height,
  };
  const middle: Box = {
    left: width / 2 - MIDDLE,
    top: height / 2 - MIDDLE,
    right: width / 2 + MIDDLE,
    bottom: height / 2 + MIDDLE,
  };
  return placeNames(wanted, {
    width,
    height,
    taken: [corner, middle],
    most: Math.min(MOST_NAMES, Math.floor(width / NAME_ROOM)),
  });
}

/** Draws the whole country with the middle marked. */
function Corner({
  view: { x, y, width, height, middle },
}: {
  readonly view: CircleView;
}): ReactNode {
  return (
    <svg
      x={x + width * (1 - CORNER)}
      y={y + height * (1 - CORNER)}
      width={width * CORNER}
      height={height * CORNER}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    >
      <rect
        width={MAP_WIDTH}
        height={MAP_HEIGHT}
        fill="var(--sunken)"
        stroke="var(--line)"
        strokeWidth="2"
        {...SHARPNESS}
      />
      <path d={COUNTRY} fill="var(--control)" />
      <Dot x={middle[0]} y={middle[1]} size={6} />
    </svg>
  );
}

/** A closed SVG path through points. */
function pathOf(points: CircleView["edge"]): string {
  const written = points.map((point) =>
    point.map((ordinate) => ordinate.toFixed(DIGITS)).join(" "),
  );
  return `M${written.join("L")}Z`;
}

/**
 * Draws a point with a ring, which separates it from what is underneath; it keeps its size at any
 * scale.
 */
function Dot({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const dot = { d: `M${x} ${y}h0`, strokeLinecap: "round", ...SHARPNESS } as const;
  return (
    <>
      <path {...dot} stroke="var(--surface)" strokeWidth={size + 3} />
      <path {...dot} stroke="var(--accent)" strokeWidth={size} />
    </>
  );
}
