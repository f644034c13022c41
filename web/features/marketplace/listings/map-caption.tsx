// The line below the map: how many leads it shows, and its buttons.
import { Maximize, Minus, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { IconButton } from "../../../ui/button.tsx";
import { type View, zoomed } from "./map-view.ts";
import type { Overview } from "./use-listings.ts";

const STEP = 2;

export function MapCaption({
  overview,
  ...buttons
}: ZoomButtonsProps & { readonly overview: Overview | undefined }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  return (
    <figcaption
      className={"flex flex-wrap items-center justify-between gap-x-3 text-label text-text-2"}
    >
      {overview === undefined
        ? texts.map.busy
        : texts.map.here(overview.total, formats.number(overview.total))}
      <ZoomButtons {...buttons} />
    </figcaption>
  );
}

interface ZoomButtonsProps {
  readonly isDrawing: boolean;
  readonly onDraw: () => void;
  readonly settled: View;
  readonly isWhole: boolean;
  readonly onLook: (view: View) => void;
  readonly onWhole: () => void;
}

function ZoomButtons({
  isDrawing,
  onDraw,
  settled,
  isWhole,
  onLook,
  onWhole,
}: ZoomButtonsProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <span className="flex">
      <IconButton
        label={isDrawing ? texts.places.stopDrawing : texts.places.draw}
        aria-pressed={isDrawing}
        onClick={onDraw}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <PenLine size={16} strokeWidth={1.5} />
      </IconButton>
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
