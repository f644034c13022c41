// One page of the listings that met the conditions, in the order asked for.
import type { ShelfColumns } from "./shelf-columns.ts";
import type { ShelfPage, ShelfPageQuestion } from "./shelf-questions.ts";

/** The best of the rows after where the page before ended; equals by their lead's id, in the same direction. */
export function pageShelf(columns: ShelfColumns, rows: Uint32Array, { order, limit, after }: ShelfPageQuestion): ShelfPage {
  const cells = cellsOf(columns, order.field);
  const sign = order.descending ? -1 : 1;
  const compare = (left: number, right: number): number => sign * ((cells[left] ?? 0) - (cells[right] ?? 0) || columns.ids.compare(left, right));
  const start = after === null ? -Infinity : sign * after.value;
  const best: number[] = [];
  /** Nothing beyond it can be on the page; what equals it must be looked at. */
  let worst = Infinity;
  // Later rows were listed later, nearly: in this direction hardly a row has to be put before those that are there.
  const [first, step] = order.descending ? [rows.length - 1, -1] : [0, 1];
  for (let seen = 0, at = first; seen < rows.length; seen += 1, at += step) {
    const row = rows[at] ?? 0;
    const value = sign * (cells[row] ?? 0);
    if (value > worst || value < start) continue;
    if (after !== null && value === start && sign * columns.ids.compareWith(row, after.id) <= 0) continue;
    // One more than asked for says whether there is a next page.
    if (best.length > limit && compare(row, best[limit] ?? 0) >= 0) continue;
    best.splice(placeFor(row, best, compare), 0, row);
    if (best.length > limit + 1) best.pop();
    if (best.length > limit) worst = sign * (cells[best[limit] ?? 0] ?? 0);
  }
  const page = best.slice(0, limit);
  const last = page.at(-1);
  return { leadIds: page.map((row) => columns.ids.idAt(row)), lastValue: best.length > limit && last !== undefined ? (cells[last] ?? 0) : null };
}

function cellsOf(columns: ShelfColumns, field: string): Float64Array {
  switch (field) {
    case "listed_at": return columns.listedMs;
    case "ends_at": return columns.endsMs;
    case "score_total": return columns.scoreTotal;
    case "price_cents": return columns.priceCents;
    default: throw new RangeError(`the shelf has no order by ${field}`);
  }
}

function placeFor(row: number, best: readonly number[], compare: (left: number, right: number) => number): number {
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(best[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
