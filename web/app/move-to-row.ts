// Moves to the rows of a screen's lists with J and K, wherever the focus is. Within a long list the
// list itself moves (ui/table/row-keys.ts), since not all of its rows are rendered.
import { ROWS, stopOf } from "../ui/rows.ts";

/** The height of the top bar, which covers what is scrolled under it. Pixels. */
const TOP_BAR_PX = 52;

/** Focuses the next or the previous row; without a focused row, the first one in view. */
export function moveToRow(step: 1 | -1): void {
  const content = document.getElementById("content");
  if (content === null) return;
  const rows = rowsIn(content);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const row = current === -1 ? (firstInView(rows) ?? rows[0]) : rows[current + step];
  if (row !== undefined) stopOf(row)?.focus();
}

/** The rows that are visible and have somewhere to go, in the order of the page. */
function rowsIn(root: ParentNode): readonly HTMLElement[] {
  const rows = [...root.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => row.closest("nav") === null && row.checkVisibility() && stopOf(row) !== null,
  );
  // An item that heads a list of its own is no row.
  return rows.filter((row) => row.querySelector(ROWS) === null);
}

function firstInView(rows: readonly HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= TOP_BAR_PX && bottom <= window.innerHeight;
  });
}
