// Shows the buttons of each row of an ordered list: move up, move down, remove.
import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { IconButton } from "../../../ui/button.tsx";

interface RowButtonsProps {
  /** The row, in words. */
  readonly what: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const ICON = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

/** At an end a row stays where it is, and its button keeps the focus. */
export function RowButtons({ what, index, count, onMove, onRemove }: RowButtonsProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <div className="flex">
      <IconButton
        data-part="up"
        label={texts.up(what)}
        aria-disabled={isFirst}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(-1)}
      >
        <ArrowUp {...ICON} />
      </IconButton>
      <IconButton
        data-part="down"
        label={texts.down(what)}
        aria-disabled={isLast}
        className="aria-disabled:opacity-40"
        onClick={() => onMove(1)}
      >
        <ArrowDown {...ICON} />
      </IconButton>
      <IconButton label={texts.takeOut(what)} onClick={onRemove}>
        <X {...ICON} />
      </IconButton>
    </div>
  );
}
