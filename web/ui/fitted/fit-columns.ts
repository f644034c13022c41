// Decides which columns of a table have room, by the width that the table gets and not by the
// window's. No rendering.

/** What a column says of its room. */
export interface FittedColumn {
  readonly id: string;
  /** Aligned to the right. */
  readonly numeric?: boolean;
  /** The main action of a row, which always stays. */
  readonly isPinned?: boolean;
  /**
   * 1 stays, 2 becomes a line of the first cell where there is no room for it, 3 leaves before
   * that. Without it, numbers stay and anything else becomes a line.
   */
  readonly priority?: 1 | 2 | 3;
  /** The least width of its cells, in CSS pixels. */
  readonly min?: number;
}

export interface Fit<Column> {
  readonly shown: readonly Column[];
  /** Lines of the first cell, in order. */
  readonly folded: readonly Column[];
  /** The number that stands above the action, on a phone; null where it has its own column. */
  readonly atAction: Column | null;
}

/** Below this width of a table, in CSS pixels, its chief number stands above the action. */
export const CARD_WIDTH = 560;
const MIN = { first: 168, text: 112, number: 104, action: 76 } as const;

/** The width that the columns take at least, in CSS pixels. */
export function leastWidth(columns: readonly FittedColumn[]): number {
  return columns.reduce((sum, column, place) => sum + minOf(column, place), 0);
}

function minOf({ min, numeric, isPinned }: FittedColumn, place: number): number {
  if (min !== undefined) return min;
  if (place === 0) return MIN.first;
  return isPinned === true ? MIN.action : numeric === true ? MIN.number : MIN.text;
}

function priorityOf(column: FittedColumn): 1 | 2 | 3 {
  return column.priority ?? (column.numeric === true || column.isPinned === true ? 1 : 2);
}

/** The number that is never a line: the first of priority 1 or, without one, the last. */
function chiefNumber<Column extends FittedColumn>(columns: readonly Column[]): Column | null {
  const numbers = columns.filter(({ numeric }) => numeric === true);
  return numbers.find(({ priority }) => priority === 1) ?? numbers.at(-1) ?? null;
}

/**
 * Takes columns out from the last on until the others fit `width`: first those of priority 3, then
 * those of priority 2 and at last numbers, which become lines. The first column, the chief number,
 * the action and those that `isKept` names stay: then the table is scrolled.
 */
export function fitColumns<Column extends FittedColumn>(
  columns: readonly Column[],
  width: number,
  isKept: (id: string) => boolean,
): Fit<Column> {
  const gone = new Set<Column>();
  const folded = new Set<Column>();
  const left = (): readonly Column[] =>
    columns.filter((column) => !gone.has(column) && !folded.has(column));
  const takeOut = (into: Set<Column>, canGo: (column: Column) => boolean): void => {
    for (const column of left().slice(1).toReversed()) {
      if (leastWidth(left()) <= width) return;
      if (!isKept(column.id) && canGo(column)) into.add(column);
    }
  };
  takeOut(gone, (column) => priorityOf(column) === 3);
  takeOut(folded, (column) => priorityOf(column) === 2);
  const chief = chiefNumber(left());
  takeOut(folded, (column) => column.numeric === true && column !== chief);
  const isMoved =
    chief !== null && width < CARD_WIDTH && left().some(({ isPinned }) => isPinned === true);
  if (isMoved) gone.add(chief);
  return {
    shown: left(),
    folded: columns.filter((column) => folded.has(column)),
    atAction: isMoved ? chief : null,
  };
}
