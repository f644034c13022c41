// Returns one page of the listings that met the conditions, in the requested order.
import { firstWhere } from "../../../../platform/columns/first-where.ts";
import { type RowZones, ZONE } from "../../../../platform/columns/row-zones.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { ListingIndexPage, ListingPageQuestion } from "./listing-index-questions.ts";

/**
 * The best rows after the end of the previous page; equal values by their lead's id, in the same
 * direction.
 */
export function pageListings(
  columns: ListingColumns,
  rows: Uint32Array,
  { order, limit, after }: ListingPageQuestion,
): ListingIndexPage {
  const { cells, zones } = orderOf(columns, order.field);
  const best = new BestRows(columns, cells, order.descending ? -1 : 1, limit, after);
  if (zones === null) best.look(rows, 0, rows.length);
  else lookByZone(rows, zones, best);
  const page = best.rows.slice(0, limit);
  const last = page.at(-1);
  return {
    leadIds: page.map((row) => columns.ids.idAt(row)),
    lastValue: best.rows.length > limit && last !== undefined ? (cells[last] ?? 0) : null,
  };
}

/** Scans zone by zone, skipping zones of which no row can be on the page. */
function lookByZone(rows: Uint32Array, zones: RowZones, best: BestRows): void {
  const last = Math.floor((rows.at(-1) ?? 0) / ZONE);
  for (let step = 0; step <= last; step += 1) {
    const zone = best.sign < 0 ? last - step : step;
    if (best.isBeyond(best.sign < 0 ? -zones.mostOf(zone) : zones.leastOf(zone))) continue;
    best.look(rows, firstFrom(rows, zone * ZONE), firstFrom(rows, (zone + 1) * ZONE));
  }
}

/** The index of the first row that is not below `least`. */
function firstFrom(rows: Uint32Array, least: number): number {
  return firstWhere(rows.length, (at) => (rows[at] ?? 0) >= least);
}

/** The rows of a page, and one more, which shows whether there is a next page. */
class BestRows {
  readonly rows: number[] = [];
  /** 1 for ascending, −1 for descending. */
  readonly sign: number;
  readonly #columns: ListingColumns;
  readonly #cells: Float64Array;
  readonly #limit: number;
  readonly #after: ListingPageQuestion["after"];
  /**
   * A value beyond this cannot be on the page; an equal value must be compared. Signed by the
   * order's direction.
   */
  #worst = Infinity;

  constructor(
    columns: ListingColumns,
    cells: Float64Array,
    sign: number,
    limit: number,
    after: ListingPageQuestion["after"],
  ) {
    this.#columns = columns;
    this.#cells = cells;
    this.sign = sign;
    this.#limit = limit;
    this.#after = after;
  }

  /** Whether a value, signed by the order's direction, is past the page. */
  isBeyond(value: number): boolean {
    return value > this.#worst;
  }

  /**
   * Scans the rows between two indexes, in the order's direction: later rows were mostly listed
   * later, so that hardly any row must be inserted before others.
   */
  look(rows: Uint32Array, from: number, to: number): void {
    const { sign } = this;
    const cells = this.#cells;
    const start = this.#after === null ? -Infinity : sign * this.#after.value;
    const first = sign < 0 ? to - 1 : from;
    let worst = this.#worst;
    for (let seen = from, at = first; seen < to; seen += 1, at += sign) {
      const row = rows[at] ?? 0;
      const value = sign * (cells[row] ?? 0);
      if (value > worst || value < start || (value === start && this.#wasBefore(row))) continue;
      this.#take(row);
      worst = this.#worst;
    }
  }

  #wasBefore(row: number): boolean {
    return (
      this.#after !== null && this.sign * this.#columns.ids.compareWith(row, this.#after.id) <= 0
    );
  }

  #take(row: number): void {
    const { rows } = this;
    const limit = this.#limit;
    if (rows.length > limit && this.#compare(row, rows[limit] ?? 0) >= 0) return;
    rows.splice(this.#placeFor(row), 0, row);
    if (rows.length > limit + 1) rows.pop();
    if (rows.length > limit) this.#worst = this.sign * (this.#cells[rows[limit] ?? 0] ?? 0);
  }

  #compare(left: number, right: number): number {
    return (
      this.sign *
      ((this.#cells[left] ?? 0) - (this.#cells[right] ?? 0) ||
        this.#columns.ids.compare(left, right))
    );
  }

  #placeFor(row: number): number {
    return firstWhere(this.rows.length, (at) => this.#compare(this.rows[at] ?? 0, row) >= 0);
  }
}

function orderOf(
  columns: ListingColumns,
  field: string,
): { readonly cells: Float64Array; readonly zones: RowZones | null } {
  switch (field) {
    case "listed_at":
      return { cells: columns.listedMs, zones: columns.listedZones };
    case "ends_at":
      return { cells: columns.endsMs, zones: columns.endsZones };
    case "score_total":
      return { cells: columns.scoreTotal, zones: null };
    case "price_cents":
      return { cells: columns.priceCents, zones: null };
    default:
      throw new RangeError(`the shelf has no order by ${field}`);
  }
}
