// The columns of a table that have room in the width that it gets; all of them on paper.
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { useWidth } from "../../lib/use-size.ts";
import { type Fit, type FittedColumn, fitColumns, leastWidth } from "./fit-columns.ts";
import { useIsPrinting } from "./use-is-printing.ts";

/** The box that selects a row, in CSS pixels. */
const BOX_WIDTH = 44;
const isNeverAdded = (): boolean => false;

/**
 * The reference belongs on the element whose width counts, with the table inside. Columns for which
 * `isAdded` is true stay in any width. Where the cells turn out wider than their columns say, such
 * as with long words or large text, further columns leave until the table fits.
 */
export function useFittedColumns<Column extends FittedColumn>(
  columns: readonly Column[],
  { hasBox = false, isAdded = isNeverAdded }: Partial<FitOptions> = {},
): readonly [RefObject<HTMLDivElement | null>, Fit<Column>] {
  const [element, width] = useWidth<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  const given = isPrinting || width === 0 ? Infinity : width - (hasBox ? BOX_WIDTH : 0);
  const of = `${given} ${columns.map(({ id }) => id)}`;
  const [narrowed, narrow] = useState({ of, room: given });
  const room = narrowed.of === of ? narrowed.room : given;
  const fit = useMemo(() => fitColumns(columns, room, isAdded), [columns, room, isAdded]);
  useLayoutEffect(() => {
    const region = element.current;
    const table = region?.querySelector("table");
    if (!region || !table) return undefined;
    const measure = (): void => {
      const less = leastWidth(fit.shown) - 1;
      // The widths of a fallback font pass: the table is measured when the right one is there.
      if (document.fonts.status === "loaded" && region.scrollWidth > region.clientWidth)
        narrow((before) => (before.of === of && before.room <= less ? before : { of, room: less }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    // The right one may have the same widths, or a further one may load for a single letter.
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, [element, fit, of]);
  return [element, fit];
}

interface FitOptions {
  readonly hasBox: boolean;
  readonly isAdded: (id: string) => boolean;
}
