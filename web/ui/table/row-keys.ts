// Moves through a table's rows with the keyboard: J and K or the arrows; X selects, with Shift from
// the last one on; Enter is the row's own link.
import type { KeyboardEvent } from "react";
import { getDisplay } from "../../lib/display/display.ts";
import { stopOf } from "../rows.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
/** The value of a row's `data-row`: its index in the list. */
export const ROW = "data-row";

/**
 * Handles keys of the rows. `scrollTo` shows a row that is not rendered; `select` receives the
 * index of the focused row.
 */
export function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  {
    scrollTo,
    select,
  }: {
    readonly scrollTo: (index: number) => void;
    readonly select: ((index: number, isRange: boolean) => void) | null;
  },
): void {
  const { target, currentTarget } = event;
  if (
    !(target instanceof HTMLElement) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(target)
  )
    return;
  // Single letters only if the person has them enabled.
  if (event.key.length === 1 && !getDisplay().shortcuts) return;
  const index = Number(target.closest(`[${ROW}]`)?.getAttribute(ROW) ?? Number.NaN);
  if (Number.isNaN(index)) return;
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    focusRow(currentTarget, index + step, scrollTo);
  } else if (event.key.toLowerCase() === "x" && select !== null) {
    event.preventDefault();
    select(index, event.shiftKey);
  }
}

function focusRow(body: HTMLElement, index: number, scrollTo: (index: number) => void): void {
  const find = (): HTMLElement | null => {
    const row = body.querySelector(`[${ROW}="${index}"]`);
    return row === null ? null : stopOf(row);
  };
  const stop = find();
  if (stop !== null) {
    stop.focus();
    return;
  }
  if (index < 0) return;
  scrollTo(index);
  // Rendered two frames later.
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
}

function isTyping(target: HTMLElement): boolean {
  return target.matches("input:not([type=checkbox]), select, textarea, [contenteditable=true]");
}
