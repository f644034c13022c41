// The picture of a radius rule, loaded when there is first one to draw: the states' outlines so near that the circle takes half of
// it. A circle of a few miles lies within one state, so a corner shows where in the country that is.
import { type ReactNode, useMemo } from "react";
import type { Schemas } from "../../lib/api/client.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../ui/charts/map-frame.ts";
import { partOfState } from "../../ui/charts/map-projections.ts";
import { STATE_SHAPES } from "../../ui/charts/us-shapes.ts";
import { type CircleView, circleView } from "./circle-view.ts";

interface CircleMapProps {
  readonly place: Schemas["Place"];
  readonly miles: number;
  /** The id of the words that name the picture. */
  readonly labelledBy: string;
}

/** Of the picture's width; so small, it never reaches the circle. */
const CORNER = 0.22;
const COUNTRY = STATE_SHAPES.map(({ path }) => path).join("");
const DIGITS = 4;

/** Nothing where the middle is not on the map. */
export default function CircleMap({ place, miles, labelledBy }: CircleMapProps): ReactNode {
  const view = useMemo(() => circleView(place, miles), [place, miles]);
  if (view === null) return null;
  const { part, edge, middle: [x, y] } = view;
  return (
    <svg role="img" aria-labelledby={labelledBy} viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className="block w-full border border-line bg-sunken" style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }}>
      {STATE_SHAPES.filter(({ code }) => partOfState(code) === part).map(({ code, path }) => <path key={code} d={path} fill="var(--surface)" stroke="var(--control)" strokeWidth="1" vectorEffect="non-scaling-stroke" />)}
      <path d={`M${edge.map((point) => point.map((ordinate) => ordinate.toFixed(DIGITS)).join(" ")).join("L")}Z`} fill="var(--accent)" fillOpacity="0.15" stroke="var(--accent)" strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      <Dot x={x} y={y} />
      <Corner view={view} />
    </svg>
  );
}

/** The whole country, with the middle in it. */
function Corner({ view: { x, y, width, height, middle } }: { readonly view: CircleView }): ReactNode {
  return (
    <svg x={x + width * (1 - CORNER)} y={y + height * (1 - CORNER)} width={width * CORNER} height={height * CORNER} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      <rect width={MAP_WIDTH} height={MAP_HEIGHT} fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d={COUNTRY} fill="var(--control)" />
      <Dot x={middle[0]} y={middle[1]} isRinged />
    </svg>
  );
}

/** A point of the same size however near the map is. */
function Dot({ x, y, isRinged = false }: { readonly x: number; readonly y: number; readonly isRinged?: boolean }): ReactNode {
  const dot = { d: `M${x} ${y}h0`, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return <>{isRinged ? <path {...dot} stroke="var(--surface)" strokeWidth="9" /> : null}<path {...dot} stroke="var(--accent)" strokeWidth={isRinged ? 6 : 8} /></>;
}
