// Reads a report that a person built: dimensions as rows and as a column, measures, filters, days.
// Refuses what the person may not see, and measures that a dimension does not divide.
import type { Actor } from "../../access/access.ts";
import { type Result, ok, refuse } from "../../result.ts";
import { type ComparedDays, readDays } from "./days.ts";
import { type Dimension, dimensionsOf, isValueOf } from "./dimensions.ts";
import { type Measure, isSplitBy, measuresOf } from "./measures.ts";

export const MOST_ROW_DIMENSIONS = 3;
export const MOST_MEASURES = 8;
/** The most values of all filters of a report. */
export const MOST_FILTERS = 60;

/** A report as it is asked for; each filter is `dimension:value`. */
export interface PivotQuestion {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | null;
  readonly measures: readonly Measure[];
  readonly filters: readonly string[];
}

export type Filters = ReadonlyMap<Dimension, readonly string[]>;

/** A report that its reader may see. */
export interface Pivot extends Omit<PivotQuestion, "filters"> {
  /** The values of each dimension that count; others of it do not. */
  readonly filters: Filters;
  readonly days: ComparedDays;
}

export interface PivotError {
  readonly field: "rows" | "column" | "measures" | "filter" | "first" | "last";
  readonly message: string;
}

/** Reads a report for its reader. */
export function readPivot(
  actor: Actor,
  { rows, column, measures, filters: typed }: PivotQuestion,
  days: { readonly first: string; readonly last: string },
): Result<Pivot, PivotError> {
  const allowed = dimensionsOf(actor.role);
  const used = column === null ? rows : [...rows, column];
  const strange = used.find((dimension) => !allowed.includes(dimension));
  if (strange !== undefined)
    return refuse({
      field: rows.includes(strange) ? "rows" : "column",
      message: `Choose of ${allowed.join(", ")}.`,
    });
  if (new Set(used).size < used.length)
    return refuse({
      field: "rows",
      message: "Use each dimension once, as a row or as the column.",
    });
  const known = measuresOf(actor);
  if (measures.length === 0 || measures.some((measure) => !known.includes(measure)))
    return refuse({ field: "measures", message: `Choose of ${known.join(", ")}.` });
  const filters = readFilters(actor, typed);
  if (!filters.ok) return filters;
  const unfit = firstUnfit([...used, ...filters.value.keys()], measures);
  if (unfit !== null) return refuse({ field: "measures", message: unfit });
  const read = readDays(days.first, days.last);
  return read.ok
    ? ok({ rows, column, measures, filters: filters.value, days: read.value })
    : refuse(read.error);
}

/** Why a measure cannot be divided by a dimension; null if all can. */
function firstUnfit(dimensions: readonly Dimension[], measures: readonly Measure[]): string | null {
  for (const dimension of dimensions) {
    const unfit = measures.find((measure) => !isSplitBy(measure, dimension));
    if (unfit !== undefined) return `${whyUnfit(dimension)}: leave ${unfit} out, or ${dimension}.`;
  }
  return null;
}

function whyUnfit(dimension: Dimension): string {
  if (dimension === "reason") return "Only refused leads have a reason";
  if (dimension === "return_reason") return "Only returned sales have a return_reason";
  return `Leads have no ${dimension} before they are sold`;
}

/** Reads filters `dimension:value`; values of one dimension are alternatives. */
export function readFilters(actor: Actor, typed: readonly string[]): Result<Filters, PivotError> {
  if (typed.length > MOST_FILTERS)
    return refuse({ field: "filter", message: `Send at most ${MOST_FILTERS} values.` });
  const allowed = dimensionsOf(actor.role);
  const filters = new Map<Dimension, string[]>();
  for (const filter of typed) {
    const end = filter.indexOf(":");
    const dimension = allowed.find((one) => one === filter.slice(0, end));
    if (end < 0 || dimension === undefined)
      return refuse({
        field: "filter",
        message: `Send dimension:value, with a dimension of ${allowed.join(", ")}.`,
      });
    const value = filter.slice(end + 1);
    if (!isValueOf(dimension, value, actor.role))
      return refuse({ field: "filter", message: `${dimension} has no value like that.` });
    filters.set(dimension, [...(filters.get(dimension) ?? []), value]);
  }
  return ok(filters);
}
