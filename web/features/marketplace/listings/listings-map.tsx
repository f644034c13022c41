// Draws the map next to the list; loaded when first shown. Clusters split on zooming in, down to a
// ZIP.
import { Maximize, Minus, Plus } from "lucide-react";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import type { MapArea } from "../../../../domain/lead/map-area.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { IconButton } from "../../../ui/button.tsx";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { STATE_SHAPES } from "../../../ui/charts/us-shapes.ts";
import { useWidth } from "../../../lib/use-size.ts";
import { classes } from "../../../ui/classes.ts";
import type { Listing } from "./listing-words.ts";
import type { Cluster } from "./clusters.ts";
import {
  type View,
  areaOf,
  areaOfCluster,
  placeClusters,
  viewOf,
  viewOfAll,
  windowAround,
  zoomed,
} from "./map-view.ts";
import { Marks } from "./map-marks.tsx";
import type { Overview } from "./use-listings.ts";

interface ListingsMapProps {
  readonly area: MapArea | null;
  readonly overview: Overview | undefined;
  /** The place that the pointed row marks. */
  readonly pointed: Listing["point"];
  readonly onLookAt: (area: MapArea | null) => void;
  readonly onPoint: (cluster: Cluster | null) => void;
}

/** Minimum distance of two marks that can be tapped separately, in pixels. */
const APART = 40;
const STEP = 2;
const NO_CLUSTERS: readonly Cluster[] = [];

export default function ListingsMap({
  area,
  overview,
  pointed,
  onLookAt,
  onPoint,
}: ListingsMapProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [dragged, setDragged] = useState<View | null>(null);
  const clusters = overview?.clusters ?? NO_CLUSTERS;
  const settled = useMemo(
    () => (area === null ? viewOfAll(clusters) : viewOf(area)),
    [area, clusters],
  );
  const view = dragged ?? settled;
  const apart = width === 0 ? 0 : (APART * settled.width) / width;
  const placed = useMemo(() => placeClusters(clusters, apart), [clusters, apart]);
  const look = (next: View): void => onLookAt(areaOf(next));
  const drag = useDrag(settled, width, setDragged, look);
  return (
    <figure className="grid gap-1" aria-label={texts.map.label}>
      <div
        className="relative overflow-hidden border border-line bg-sunken"
        style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }}
        ref={frame}
      >
        <div
          className={view.width < MAP_WIDTH ? "absolute inset-0 cursor-grab" : "absolute inset-0"}
          onDoubleClick={(event) => look(windowAt(event, view))}
          {...drag}
        >
          <Outlines view={view} />
        </div>
        <Marks
          placed={placed}
          view={view}
          pointed={pointed}
          onPoint={onPoint}
          onChoose={(cluster) => onLookAt(areaOfCluster(cluster, settled))}
        />
      </div>
      <figcaption
        className={classes(
          "flex flex-wrap items-center justify-between gap-x-3",
          "text-label text-text-2",
        )}
      >
        {overview === undefined
          ? texts.map.busy
          : texts.map.here(overview.total, formats.number(overview.total))}
        <ZoomButtons
          settled={settled}
          isWhole={area === null}
          onLook={look}
          onWhole={() => onLookAt(null)}
        />
      </figcaption>
    </figure>
  );
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

function Outlines({ view }: { readonly view: View }): ReactNode {
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className="block size-full"
      aria-hidden="true"
    >
      {STATE_SHAPES.map(({ code, path }) => (
        <path
          key={code}
          d={path}
          fill="var(--surface)"
          stroke="var(--control)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

interface ZoomButtonsProps {
  readonly settled: View;
  readonly isWhole: boolean;
  readonly onLook: (view: View) => void;
  readonly onWhole: () => void;
}

function ZoomButtons({ settled, isWhole, onLook, onWhole }: ZoomButtonsProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <span className="flex">
      <IconButton label={texts.map.nearer} onClick={() => onLook(zoomed(settled, 1 / STEP))}>
        <Plus size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton
        label={texts.map.farther}
        disabled={isWhole}
        onClick={() => onLook(zoomed(settled, STEP))}
        className="disabled:opacity-40"
      >
        <Minus size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton
        label={texts.map.whole}
        disabled={isWhole}
        onClick={onWhole}
        className="disabled:opacity-40"
      >
        <Maximize size={16} strokeWidth={1.5} />
      </IconButton>
    </span>
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
