// Adds, moves and removes rows by key and keeps the focus on the row that has it.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Row, changed, moved } from "./rows.ts";

export interface Rows<Item extends Row> {
  /** The element around all rows. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly add: (row: Item) => void;
  readonly change: (index: number, change: Partial<Item>) => void;
  readonly move: (index: number, by: number) => void;
  readonly remove: (index: number) => void;
}

/**
 * Rows carry `data-row` (their key); their focusable elements carry `data-part`: `first`, `up`,
 * `down`. The button below carries `data-part="add"`.
 */
export function useRows<Item extends Row>(
  rows: readonly Item[],
  onChange: (rows: readonly Item[]) => void,
): Rows<Item> {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    frame.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const partOf = (row: Item | undefined, part: string): string =>
    row === undefined ? '[data-part="add"]' : `[data-row="${row.key}"] [data-part="${part}"]`;
  return {
    frame,
    add: (row) => {
      wanted.current = partOf(row, "first");
      onChange([...rows, row]);
    },
    change: (index, change) => onChange(changed(rows, index, change)),
    // Browsers drop the focus of an element that is moved.
    move: (index, by) => {
      wanted.current = partOf(rows[index], by < 0 ? "up" : "down");
      onChange(moved(rows, index, by));
    },
    remove: (index) => {
      wanted.current = partOf(rows[index + 1] ?? rows[index - 1], "first");
      onChange(rows.toSpliced(index, 1));
    },
  };
}
