// Draws the map next to the list; loaded when first shown. Clusters split on zooming in, down to a
// ZIP.
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import type { MapArea } from "../../../../domain/lead/map-area.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { STATE_SHAPES, type StateShape } from "../../../ui/charts/us-shapes.ts";
import { useSize } from "../../../lib/use-size.ts";
import type { Listing } from "./listing-words.ts";
import type { Cluster } from "./clusters.ts";
import { type View, areaOf, areaOfCluster, viewOf, viewOfAll, windowAround } from "./map-view.ts";
import { DrawLayer } from "./draw-layer.tsx";
import type { MapLimits } from "./map-limits.ts";
import { MapButtons } from "./map-buttons.tsx";
import { Marks } from "./map-marks.tsx";
import { type PlacedCluster, placeClusters } from "./placed-clusters.ts";
import { ShapesOnMap } from "./shapes-on-map.tsx";
import type { Overview } from "./use-listings.ts";

interface ListingsMapProps {
  readonly area: MapArea | null;
  readonly limits: MapLimits;
  readonly overview: Overview | undefined;
  /** The place that the pointed row marks. */
  readonly pointed: Listing["point"];
  readonly onLookAt: (area: MapArea | null) => void;
  readonly onPoint: (cluster: PlacedCluster | null) => void;
  readonly onOpen: (leadId: string) => void;
  /** The map's height, a CSS length. */
  readonly height: string;
  /** Lies over the lower edge of the map, such as a card about a lead. */
  readonly children?: ReactNode;
}

/** Minimum distance of two marks that can be read and tapped separately, in pixels. */
const APART = 60;
/** From this width of the default window on, a high map would be empty above and below. */
const WIDE = 0.75 * MAP_WIDTH;
const WIDE_HEIGHT = "26rem";
const STEP = 2;
/** A state's code, and the width that it needs, in pixels. */
const NAME_SIZE = 11;
const NAME_ROOM = 30;
const NO_CLUSTERS: readonly Cluster[] = [];

export default function ListingsMap({
  area,
  limits,
  overview,
  pointed,
  onLookAt,
  onPoint,
  onOpen,
  height: cssHeight,
  children,
}: ListingsMapProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const [frame, { width, height }] = useSize<HTMLDivElement>();
  const aspect = width === 0 ? 1 : height / width;
  const [dragged, setDragged] = useState<View | null>(null);
  const { isDrawing, draw, drawn } = useDrawing(limits);
  const clusters = overview?.clusters ?? NO_CLUSTERS;
  const isWide = area === null && viewOfAll(clusters, 1).width >= WIDE;
  const settled = useMemo(
    () => (area === null ? viewOfAll(clusters, aspect) : viewOf(area, aspect)),
    [area, clusters, aspect],
  );
  const view = dragged ?? settled;
  const apart = width === 0 ? 0 : (APART * settled.width) / width;
  const placed = useMemo(() => placeClusters(clusters, apart), [clusters, apart]);
  const look = (next: View): void => onLookAt(areaOf(next));
  const drag = useDrag(settled, width, setDragged, look);
  return (
    <figure className="grid gap-1" aria-label={texts.map.label}>
      <div
        className="relative overflow-hidden rounded-panel border border-line bg-sunken"
        style={{ height: isWide ? `min(${WIDE_HEIGHT}, ${cssHeight})` : cssHeight }}
        ref={frame}
      >
        <div
          className={view.width < MAP_WIDTH ? "absolute inset-0 cursor-grab" : "absolute inset-0"}
          onDoubleClick={(event) => look(windowAt(event, view))}
          {...drag}
        >
          <Outlines view={view} placed={placed}>
            <StateNames view={view} width={width} placed={placed} />
            <ShapesOnMap limits={limits} />
          </Outlines>
        </div>
        <Marks
          placed={placed}
          view={view}
          pointed={pointed}
          onPoint={onPoint}
          onChoose={(cluster) => onLookAt(areaOfCluster(cluster, settled))}
          onOpen={onOpen}
        />
        {isDrawing ? <DrawLayer view={view} onDone={drawn} /> : null}
        <MapButtons
          isDrawing={isDrawing}
          onDraw={() => draw(!isDrawing)}
          settled={settled}
          isWhole={area === null}
          onLook={look}
          onWhole={() => onLookAt(null)}
        />
        {children}
      </div>
      <Caption overview={overview} />
    </figure>
  );
}

/** How many leads the map shows. */
function Caption({ overview }: { readonly overview: Overview | undefined }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).map;
  const formats = useFormats();
  return (
    <figcaption className="text-label text-text-2">
      {overview === undefined
        ? texts.busy
        : overview.total === null
          ? texts.hereFew
          : texts.here(overview.total, formats.number(overview.total))}
    </figcaption>
  );
}

/** Whether an area is being drawn, and taking it over. */
function useDrawing({ limitToOutline }: MapLimits) {
  const [isDrawing, draw] = useState(false);
  const drawn = useCallback(
    (outline: MapLimits["outline"]): void => {
      draw(false);
      if (outline !== null) limitToOutline(outline);
    },
    [limitToOutline],
  );
  return { isDrawing, draw, drawn };
}

/** Half as wide a window, around the point that was clicked. */
function windowAt(event: MouseEvent<HTMLElement>, view: View): View {
  const box = event.currentTarget.getBoundingClientRect();
  return windowAround(
    view.x + ((event.clientX - box.left) / box.width) * view.width,
    view.y + ((event.clientY - box.top) / box.height) * view.height,
    view.width / STEP,
  );
}

/** The codes of the states that have room for theirs. Decorative: marks name their places. */
function StateNames({
  view,
  width,
  placed,
}: {
  readonly view: View;
  readonly placed: readonly PlacedCluster[];
  /** Of the map, in pixels. */
  readonly width: number;
}): ReactNode {
  if (width === 0) return null;
  const unit = view.width / width;
  return STATE_SHAPES.filter(
    (shape) =>
      shape.bounds[1][0] - shape.bounds[0][0] > NAME_ROOM * unit &&
      shape.bounds[1][1] - shape.bounds[0][1] > NAME_SIZE * unit &&
      isDrawn(shape, view, placed),
  ).map(({ code, center: [x, y] }) => (
    <text
      key={code}
      x={x}
      y={y}
      fontSize={NAME_SIZE * unit}
      textAnchor="middle"
      dominantBaseline="central"
      fill="var(--text-3)"
    >
      {code}
    </text>
  ));
}

/** The states that are drawn apart from where they lie, below the others. */
const APART_STATES: ReadonlySet<string> = new Set(["AK", "HI"]);

/** Whether a state is drawn: those apart only with leads in them, or with the whole country. */
function isDrawn(
  { code, bounds: [from, to] }: StateShape,
  view: View,
  placed: readonly PlacedCluster[],
): boolean {
  const holdsPoint = (x: number, y: number): boolean =>
    x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1];
  return (
    !APART_STATES.has(code) ||
    view.width >= MAP_WIDTH ||
    holdsPoint(view.x + view.width / 2, view.y + view.height / 2) ||
    placed.some(({ x, y }) => holdsPoint(x, y))
  );
}

function Outlines({
  view,
  placed,
  children,
}: {
  readonly view: View;
  readonly placed: readonly PlacedCluster[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className="block size-full"
      aria-hidden="true"
    >
      {STATE_SHAPES.filter((shape) => isDrawn(shape, view, placed)).map(({ code, path }) => (
        <path
          key={code}
          d={path}
          fill="var(--surface)"
          stroke="var(--control)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {children}
    </svg>
  );
}

/** Drags the map with the mouse; touch scrolls the page. */
function useDrag(
  settled: View,
  width: number,
  setDragged: (view: View | null) => void,
  look: (view: View) => void,
) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = ({ clientX, clientY }: PointerEvent): View | null => {
    const start = from.current;
    if (start === null || width === 0) return null;
    const scale = settled.width / width;
    return windowAround(
      settled.x + settled.width / 2 - (clientX - start.x) * scale,
      settled.y + settled.height / 2 - (clientY - start.y) * scale,
      settled.width,
    );
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType !== "mouse" || event.button !== 0 || settled.width >= MAP_WIDTH) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const view = moved(event);
      if (view !== null) setDragged(view);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const view = moved(event);
      from.current = null;
      setDragged(null);
      if (
        view !== null &&
        Math.hypot(view.x - settled.x, view.y - settled.y) > settled.width / MAP_WIDTH
      )
        look(view);
    },
  };
}
