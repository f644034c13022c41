// Decides which rows of a list are rendered: all of a short one or on paper, and of a long one
// those near the window, with spacers for the others.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useIsPrinting } from "../fitted/use-is-printing.ts";

/** Longer lists are rendered in part. */
const MOST_DRAWN = 60;
const USUAL_ROW = 44;
const BEYOND_VIEW = 12;

export interface RowWindow {
  readonly indexes: readonly number[];
  /** Pixels of the rows that are not rendered, above and below. */
  readonly above: number;
  readonly below: number;
  /** Scrolls to a row, rendered or not. */
  readonly scrollTo: (index: number) => void;
  /** Called for each rendered row, so that its true height counts. */
  readonly measure: ((element: Element | null) => void) | undefined;
}

/** `body` contains the rows. */
export function useRowWindow(count: number, body: RefObject<HTMLElement | null>): RowWindow {
  const [margin, setMargin] = useState(0);
  const rowHeight = useRef(USUAL_ROW);
  const isPrinting = useIsPrinting();
  const isLong = count > MOST_DRAWN && !isPrinting;
  useLayoutEffect(() => {
    const { current } = body;
    if (current === null) return;
    setMargin(Math.round(current.getBoundingClientRect().top + window.scrollY));
    const given = Number.parseInt(getComputedStyle(current).getPropertyValue("--row"), 10);
    if (given > 0) rowHeight.current = given;
  }, [body, isLong]);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => rowHeight.current,
    overscan: BEYOND_VIEW,
    scrollMargin: margin,
  });
  if (!isLong)
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      above: 0,
      below: 0,
      scrollTo: () => undefined,
      measure: undefined,
    };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    indexes: items.map(({ index }) => index),
    above: Math.max(0, (first?.start ?? margin) - margin),
    below: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? margin) - margin)),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: "auto" }),
    measure: virtualizer.measureElement,
  };
}
