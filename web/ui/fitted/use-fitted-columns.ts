// The columns of a table that have room in the width that it gets; all of them on paper.
import { type RefObject, useMemo } from "react";
import { useWidth } from "../../lib/use-size.ts";
import { type Fit, type FittedColumn, fitColumns } from "./fit-columns.ts";
import { useIsPrinting } from "./use-is-printing.ts";

/** The box that selects a row, in CSS pixels. */
const BOX_WIDTH = 44;
const isNeverAdded = (): boolean => false;

/**
 * The reference belongs on the element whose width counts. Columns for which `isAdded` is true stay
 * in any width.
 */
export function useFittedColumns<Column extends FittedColumn>(
  columns: readonly Column[],
  { hasBox = false, isAdded = isNeverAdded }: Partial<FitOptions> = {},
): readonly [RefObject<HTMLDivElement | null>, Fit<Column>] {
  const [element, width] = useWidth<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  const room = isPrinting || width === 0 ? Infinity : width - (hasBox ? BOX_WIDTH : 0);
  const fit = useMemo(() => fitColumns(columns, room, isAdded), [columns, room, isAdded]);
  return [element, fit];
}

interface FitOptions {
  readonly hasBox: boolean;
  readonly isAdded: (id: string) => boolean;
}
