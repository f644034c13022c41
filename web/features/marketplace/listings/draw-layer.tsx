// A layer over the map on which an area is drawn by hand, with mouse, pen or finger.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Coordinates } from "../../../../domain/criteria/distance.ts";
import { readOutline, writeOutline } from "../../../../domain/lead/map-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { toast } from "../../../ui/toast.tsx";
import { type View, placesOnEarth } from "./map-view.ts";
import { type PathPoint, simplifyPath } from "./simplify-path.ts";

/** In pixels: finer than a hand draws. */
const TOLERANCE = 3;
const MOST_CORNERS = 40;

interface DrawLayerProps {
  readonly view: View;
  /** The area, or null when drawing was stopped. */
  readonly onDone: (outline: readonly Coordinates[] | null) => void;
}

export function DrawLayer({ view, onDone }: DrawLayerProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS).places;
  const [path, setPath] = useState<readonly PathPoint[]>([]);
  const isDown = useRef(false);
  useEffect(() => {
    const stop = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onDone(null);
    };
    document.addEventListener("keydown", stop);
    return () => document.removeEventListener("keydown", stop);
  }, [onDone]);
  const finish = (event: PointerEvent<HTMLElement>): void => {
    if (!isDown.current) return;
    isDown.current = false;
    setPath([]);
    const outline = outlineOf(path, event.currentTarget.getBoundingClientRect(), view);
    if (outline === null) toast(texts.crossed, { tone: "negative" });
    else onDone(outline);
  };
  return (
    <div
      data-drawing
      className="absolute inset-0 z-2 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDown.current = true;
        setPath([pointAt(event)]);
      }}
      onPointerMove={(event) => {
        if (isDown.current) setPath([...path, pointAt(event)]);
      }}
      onPointerUp={finish}
      onPointerCancel={() => {
        isDown.current = false;
        setPath([]);
      }}
    >
      <svg className="size-full" aria-hidden="true">
        <polyline
          points={path.map((point) => point.join(",")).join(" ")}
          fill="var(--accent)"
          fillOpacity="0.12"
          stroke="var(--accent)"
          strokeWidth="2"
        />
      </svg>
      <p
        className={
          "pointer-events-none absolute inset-x-2 top-2 rounded-chip bg-surface px-2 py-1 " +
          "text-label"
        }
      >
        {texts.drawHint}
      </p>
    </div>
  );
}

/** In pixels, from the upper left corner of the layer. */
function pointAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): PathPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

/** The corners of a drawn path; null where its sides cross, or it has no inside. */
function outlineOf(
  path: readonly PathPoint[],
  { width, height }: DOMRect,
  view: View,
): readonly Coordinates[] | null {
  const corners = placesOnEarth(
    simplifyPath(path, TOLERANCE, MOST_CORNERS).map(
      ([x, y]) => [view.x + (x / width) * view.width, view.y + (y / height) * view.height] as const,
    ),
  );
  return readOutline(writeOutline(corners));
}
