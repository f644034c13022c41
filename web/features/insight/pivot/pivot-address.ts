// The report in the address: what it counts and divides, its filters, its order, and the figure
// whose rows are open.
import { type Dimension, DIMENSIONS } from "../../../../domain/reports/pivot/dimensions.ts";
import { MEASURES, type Measure } from "../../../../domain/reports/pivot/measures.ts";
import {
  type Parameter,
  choiceParameter,
  textParameter,
  uuidParameter,
} from "../../../lib/address.ts";

/** Words in the order of the address, each once. */
function orderedWords<const Word extends string>(
  words: readonly Word[],
): Parameter<readonly Word[]> {
  return {
    read: (text) => {
      const given = [...new Set(text.split(","))];
      return given.flatMap((one) => words.find((word) => word === one) ?? []);
    },
    write: (value) => value.join(","),
    otherwise: [],
  };
}

/** Texts of any kind, such as filters with what people typed. */
function textsParameter(): Parameter<readonly string[]> {
  return {
    read: (text) => {
      try {
        return text === "" ? [] : text.split(" ").map(decodeURIComponent);
      } catch {
        return undefined;
      }
    },
    write: (value) => value.map(encodeURIComponent).join(" "),
    otherwise: [],
  };
}

export interface PivotState {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | null;
  readonly measures: readonly Measure[];
  /** Each is `dimension:value`. */
  readonly filters: readonly string[];
  /** A measure, and after a colon the column; with a minus before them for descending. */
  readonly sort: string;
  /** The measure of the open figure, then the filters that make it; none is open without. */
  readonly figure: readonly string[];
  /** The saved report that was opened; null for none. */
  readonly saved: string | null;
}

export const PIVOT_ADDRESS = {
  rows: orderedWords(DIMENSIONS),
  column: choiceParameter(DIMENSIONS),
  measures: orderedWords(MEASURES),
  filters: textsParameter(),
  sort: textParameter(),
  figure: textsParameter(),
  saved: uuidParameter(),
};

/** The dimension and the value of a filter. */
export function readFilter(filter: string): readonly [dimension: string, value: string] {
  const end = filter.indexOf(":");
  return [filter.slice(0, end), filter.slice(end + 1)];
}

/**
 * The filters of one figure: those of the report, with the values of its line and column in place
 * of other values of the same dimensions.
 */
export function filtersOfFigure(
  filters: readonly string[],
  values: readonly (readonly [Dimension, string])[],
): readonly string[] {
  const own = new Set<string>(values.map(([dimension]) => dimension));
  return [
    ...filters.filter((filter) => !own.has(readFilter(filter)[0])),
    ...values.map(([dimension, value]) => `${dimension}:${value}`),
  ];
}
