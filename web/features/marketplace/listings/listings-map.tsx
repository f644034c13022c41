// Shows the map beside the listings, loaded when it is first shown: clusters that split when the
// user zooms in, never closer than a ZIP.
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
import { useWidth } from "../../../ui/charts/use-width.ts";
import { classes } from "../../../ui/classes.ts";
import type { Listing } from "./listing-words.ts";
import type { Cluster } from "./clusters.ts";
import {
  type View,
  WHOLE,
  areaOf,
  areaOfCluster,
  placeClusters,
  viewOf,
  windowAround,
  zoomed,
} from "./map-view.ts";
import { Marks } from "./map-marks.tsx";
import type { Overview } from "./use-listings.ts";

interface ListingsMapProps {
  readonly area: MapArea | null;
  readonly overview: Overview | undefined;
  /** What the list points at. */
  readonly pointed: Listing["point"];
  readonly onLookAt: (area: MapArea | null) => void;
  readonly onPoint: (cluster: Cluster | null) => void;
}

/** Pixels between two marks that can be tapped apart. */
const APART = 40;
const STEP = 2;
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
  const settled = useMemo(() => (area === null ? WHOLE : viewOf(area)), [area]);
  const view = dragged ?? settled;
  const apart = width === 0 ? 0 : (APART * settled.width) / width;
  const placed = useMemo(() => placeClusters(overview?.clusters ?? [], apart), [overview, apart]);
  const look = (next: View): void => onLookAt(areaOf(next));
  const drag = useDrag(settled, width, setDragged, look);
  const nearer = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    look(
      windowAround(
        view.x + ((event.clientX - box.left) / box.width) * view.width,
        view.y + ((event.clientY - box.top) / box.height) * view.height,
        view.width / STEP,
      ),
    );
  };
  return (
    <figure className="grid gap-1" aria-label={texts.map.label}>
      <div
        className="relative overflow-hidden border border-line bg-sunken"
        style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }}
        ref={frame}
      >
        <div
          className={view.width < MAP_WIDTH ? "absolute inset-0 cursor-grab" : "absolute inset-0"}
          onDoubleClick={nearer}
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

/** Moving the map with the mouse; a finger scrolls the page. */
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
