// Which rows of a table are selected. A row that is no longer in the list is not selected either.
import { useMemo, useState } from "react";

export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects all rows that are there, or none where all are selected. */
  readonly toggleAll: () => void;
  readonly isAll: boolean;
  /** Selects exactly these; none clears it. */
  readonly select: (ids: readonly string[]) => void;
}

export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>());
  const selected = useMemo(() => (ids.size === 0 ? [] : rows.filter((row) => ids.has(idOf(row)))), [rows, ids, idOf]);
  const isAll = rows.length > 0 && selected.length === rows.length;
  return {
    rows: selected, isAll, has: (id) => ids.has(id), select: (wanted) => setIds(new Set(wanted)),
    toggle: (id) => setIds((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    toggleAll: () => setIds(isAll ? new Set() : new Set(rows.map(idOf))),
  };
}
