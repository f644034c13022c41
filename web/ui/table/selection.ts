// Tracks which rows of a table are selected. A row that is no longer in the list is not selected
// either.
import { useMemo, useRef, useState } from "react";

export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  /** With `isRange`, every row from the last toggled one becomes like this one. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Selects all rows, or none if all are selected. */
  readonly toggleAll: () => void;
  readonly isAll: boolean;
  /** Selects exactly these; an empty list clears the selection. */
  readonly select: (ids: readonly string[]) => void;
}

export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>());
  const last = useRef<string | null>(null);
  const selected = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(idOf(row)))),
    [rows, ids, idOf],
  );
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    rows: selected,
    isAll,
    has: (id) => ids.has(id),
    select: (wanted) => setIds(new Set(wanted)),
    toggle(id, isRange = false) {
      const all = rows.map(idOf);
      const range = isRange && last.current !== null ? between(all, last.current, id) : [id];
      last.current = id;
      setIds(
        (before) =>
          new Set(
            before.has(id)
              ? [...before].filter((other) => !range.includes(other))
              : [...before, ...range],
          ),
      );
    },
    toggleAll: () => setIds(isAll ? new Set() : new Set(rows.map(idOf))),
  };
}

/** Returns the rows from one to the other, inclusive; the other alone if the first is gone. */
export function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [first, second] = [ids.indexOf(one), ids.indexOf(other)];
  return first < 0 ? [other] : ids.slice(Math.min(first, second), Math.max(first, second) + 1);
}
