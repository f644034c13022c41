// Finds the rows of a screen's lists, and where the focus goes in a row: for the keys that move
// between rows, and for rows that disappear under the focus.

/** Rows of tables, and items of lists that have a name; tabs and menus have none. */
export const ROWS = "tbody > tr, ul[aria-label] li";
/** The link of a row to its record; without one, the row's first control. */
const ROW_LINK = "[data-row-link]";
const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled)";

/** The element of a row that the focus goes to; null if the row has none. */
export function stopOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(ROW_LINK) ?? row.querySelector<HTMLElement>(CONTROLS);
}

/** The row around an element; null if it is in none. */
export function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(ROWS);
}
