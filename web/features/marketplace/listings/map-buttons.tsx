// The buttons over the map: zoom, the whole country, and drawing an area.
import { Maximize, Minus, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { IconButton } from "../../../ui/button.tsx";
import { type View, zoomed } from "./map-view.ts";

const STEP = 2;
const LOOK = "rounded-none! disabled:opacity-40";

interface MapButtonsProps {
  readonly isDrawing: boolean;
  readonly onDraw: () => void;
  readonly settled: View;
  readonly isWhole: boolean;
  readonly onLook: (view: View) => void;
  readonly onWhole: () => void;
}

export function MapButtons({
  isDrawing,
  onDraw,
  settled,
  isWhole,
  onLook,
  onWhole,
}: MapButtonsProps): ReactNode {
  const { map, places } = useTexts(MARKETPLACE_TEXTS);
  return (
    <div
      className={
        "absolute top-3 right-3 z-2 grid divide-y divide-line overflow-hidden rounded-control " +
        "border border-control bg-surface"
      }
    >
      <IconButton
        label={map.nearer}
        onClick={() => onLook(zoomed(settled, 1 / STEP))}
        className={LOOK}
      >
        <Plus size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton
        label={map.farther}
        disabled={isWhole}
        onClick={() => onLook(zoomed(settled, STEP))}
        className={LOOK}
      >
        <Minus size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton label={map.whole} disabled={isWhole} onClick={onWhole} className={LOOK}>
        <Maximize size={16} strokeWidth={1.5} />
      </IconButton>
      <IconButton
        label={isDrawing ? places.stopDrawing : places.draw}
        aria-pressed={isDrawing}
        onClick={onDraw}
        className={`${LOOK} aria-pressed:bg-accent-soft aria-pressed:text-accent`}
      >
        <PenLine size={16} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
