// Defines a table's columns and filters, and turns the choices into an API query. No rendering.
import type { ReactNode } from "react";
import {
  type Parameter,
  type Parameters,
  readState,
  textParameter,
  writeState,
} from "../../lib/address.ts";
import type { Where } from "../../lib/documents/collections.ts";
import type { FittedColumn } from "../fitted/fit-columns.ts";
import { type DayPreset, boundsOf, instantsOf, presetOf, readDays } from "./days.ts";

export interface Column<Row> extends FittedColumn {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Instead of the cell where the column has become a line of the first cell. */
  readonly short?: (row: Row) => ReactNode;
  /** The API's name of what it sorts by; without it the column cannot be sorted. */
  readonly sortField?: string;
  /** False: always shown. The first column always is. */
  readonly hideable?: boolean;
  /** Hidden by default. */
  readonly isExtra?: boolean;
}

interface FilterBase {
  /** Its name in the address, and the API's field unless `field` names another. */
  readonly id: string;
  readonly label: string;
  readonly field?: string;
}
/** One of some words, or with `many` any of several. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: "choice";
  /** With the number of matching rows, if known. */
  readonly options: readonly (readonly [value: string, label: string, count?: string])[];
  readonly many?: boolean;
}
/**
 * The typed text must equal the field; `read` normalizes it (upper case, no spaces) or returns null
 * if it is invalid.
 */
export interface TextFilter extends FilterBase {
  readonly kind: "text";
  readonly hint?: string;
  readonly read?: (typed: string) => string | null;
}
/**
 * From and to, typed in the reader's unit; `scale` is how many of the API's units that is (100 for
 * dollars, 100 for points of score).
 */
export interface RangeFilter extends FilterBase {
  readonly kind: "range";
  readonly scale?: number;
  /** How a bound, in the API's unit, is written in the chip. */
  readonly format: (value: number) => string;
}
/** From and to, in the reader's calendar days, or one of some periods until now. */
export interface DaysFilter extends FilterBase {
  readonly kind: "days";
  /** Today in the zone, as YYYY-MM-DD. */
  readonly today: string;
  /** The zone in which its days begin. */
  readonly timeZone: string;
  readonly presets: readonly (readonly [preset: DayPreset, label: string])[];
  /** How the days from one instant until another, ISO 8601, are written in the chip. */
  readonly format: (fromIso: string, untilIso: string) => string;
}
export type Filter = ChoiceFilter | TextFilter | RangeFilter | DaysFilter;

/** A table's state in the address: the order and each filter's text, `least..most` for a range. */
export type TableValues = Readonly<Record<string, string>>;

export interface TableSetup<Row> {
  /** Names the saved columns; lower-case letters, digits and hyphens. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter[];
  /** The default order, such as -received_at. */
  readonly order: string;
  /** Conditions that always hold. */
  readonly where?: readonly Where[];
  /** Distinguishes the table from another one on the same screen. */
  readonly prefix?: string;
}

export const SORT = "sort";

/**
 * How the members of a table's state are written in the address; `names` maps an id to its name
 * there.
 */
export function tableParameters({
  columns,
  filters = [],
  order,
  prefix = "",
}: Pick<TableSetup<never>, "columns" | "filters" | "order" | "prefix">): Parameters<
  Record<string, string>
> {
  const fields = new Set(
    columns.flatMap(({ sortField }) => (sortField === undefined ? [] : [sortField])),
  );
  const sort: Parameter<string> = {
    read: (text) => (fields.has(text.replace(/^-/, "")) ? text : undefined),
    write: (value) => value,
    otherwise: order,
  };
  return Object.fromEntries([
    [prefix + SORT, sort],
    ...filters.map((filter): [string, Parameter<string>] => [
      prefix + filter.id,
      { ...textParameter(), read: (text) => readFilter(filter, text) ?? undefined },
    ]),
  ]);
}

/**
 * Returns the table's part of a query string without invalid values, in an order that does not
 * depend on the clicks.
 */
export function tablePart(
  parameters: Parameters<Record<string, string>>,
  search: URLSearchParams,
): string {
  const part = writeState(parameters, new URLSearchParams(), readState(parameters, search));
  part.sort();
  return part.toString();
}

/** Returns a query string with another part for the table; the rest of it stays. */
export function withTablePart(
  parameters: Parameters<Record<string, string>>,
  search: URLSearchParams,
  part: string,
): string {
  const text = writeState(
    parameters,
    search,
    readState(parameters, new URLSearchParams(part)),
  ).toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns the effective text of a filter, or null if it is invalid. */
export function readFilter(filter: Filter, text: string): string | null {
  if (filter.kind === "choice") {
    const given = new Set(filter.many ? text.split(",") : [text]);
    const known = filter.options.filter(([value]) => given.has(value)).map(([value]) => value);
    return known.length === 0 ? null : known.join(",");
  }
  if (filter.kind === "text") {
    const typed = text.trim().slice(0, 100);
    return typed === "" ? null : filter.read === undefined ? typed : filter.read(typed);
  }
  if (filter.kind === "days") return readDays(text);
  const { least, most } = readRange(text);
  return least === null && most === null ? null : writeRange(least, most);
}

/** A filter of the address that says nothing, such as a state that does not exist. */
export interface IgnoredFilter {
  readonly label: string;
  /** What the address says, cut to what fits in a sentence. */
  readonly text: string;
}

const MOST_QUOTED = 40;

/** The filters of an address that were left out, or the words of them that were. */
export function ignoredFilters(
  filters: readonly Filter[],
  search: URLSearchParams,
  prefix = "",
): IgnoredFilter[] {
  return filters.flatMap((filter): IgnoredFilter[] => {
    const text = search.get(prefix + filter.id)?.trim() ?? "";
    if (text === "") return [];
    const words = filter.kind === "choice" && filter.many === true ? text.split(",") : [text];
    const unread = words.filter((word) => word !== "" && readFilter(filter, word) === null);
    return unread.length === 0
      ? []
      : [{ label: filter.label, text: unread.join(", ").slice(0, MOST_QUOTED) }];
  });
}

export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

const BOUND = /^\d{1,12}(?:\.\d{1,2})?$/;

/**
 * `40..`, `..80`, `40..80`; a bound that is not a number is dropped, and reversed bounds are
 * swapped.
 */
export function readRange(text: string): Range {
  const [one = "", other = ""] = text.split("..");
  const read = (bound: string): number | null => (BOUND.test(bound) ? Number(bound) : null);
  const least = read(one);
  const most = read(other);
  return least !== null && most !== null && least > most
    ? { least: most, most: least }
    : { least, most };
}

export function writeRange(least: number | null, most: number | null): string {
  return least === null && most === null ? "" : `${least ?? ""}..${most ?? ""}`;
}

/** Returns the conditions of the filters' texts. */
export function conditionsOf(
  filters: readonly Filter[],
  values: TableValues,
  prefix = "",
): Where[] {
  return filters.flatMap((filter): Where[] => {
    const text = values[prefix + filter.id] ?? "";
    if (text === "") return [];
    const field = filter.field ?? filter.id;
    if (filter.kind === "text") return [[field, "eq", text]];
    if (filter.kind === "choice")
      return filter.many ? [[field, "in", text.split(",")]] : [[field, "eq", text]];
    if (filter.kind === "days") return daysConditions(filter, field, text);
    const { least, most } = readRange(text);
    const inUnits = (bound: number): number => Math.round(bound * (filter.scale ?? 1));
    return [
      ...(least === null ? [] : [[field, "gte", inUnits(least)] as const]),
      ...(most === null ? [] : [[field, "lte", inUnits(most)] as const]),
    ];
  });
}

interface BoundWords {
  readonly least: (bound: string) => string;
  readonly most: (bound: string) => string;
}

/** Returns what a chip says of a set filter, after its label; empty if it is not set. */
export function filterWords(filter: Filter, text: string, words: BoundWords): string {
  if (text === "") return "";
  if (filter.kind === "text") return text;
  if (filter.kind === "choice") {
    const chosen = text.split(",");
    return filter.options
      .filter(([value]) => chosen.includes(value))
      .map(([, label]) => label)
      .join(", ");
  }
  if (filter.kind === "days") return daysWords(filter, text, words);
  const { least, most } = readRange(text);
  const written = (bound: number): string => filter.format(Math.round(bound * (filter.scale ?? 1)));
  if (least !== null && most !== null) return `${written(least)} – ${written(most)}`;
  return least !== null
    ? words.least(written(least))
    : most !== null
      ? words.most(written(most))
      : "";
}

function daysConditions({ today, timeZone }: DaysFilter, field: string, text: string): Where[] {
  const { first, last } = boundsOf(text, today);
  return [
    ...(first === null ? [] : [[field, "gte", instantsOf(first, first, timeZone).from] as const]),
    ...(last === null ? [] : [[field, "lt", instantsOf(last, last, timeZone).until] as const]),
  ];
}

function daysWords(filter: DaysFilter, text: string, words: BoundWords): string {
  const preset = presetOf(text);
  if (preset !== null) return filter.presets.find(([id]) => id === preset)?.[1] ?? "";
  const { first, last } = boundsOf(text, filter.today);
  const written = (one: string, other: string): string => {
    const { from, until } = instantsOf(one, other, filter.timeZone);
    return filter.format(from, until);
  };
  if (first !== null && last !== null) return written(first, last);
  return first !== null
    ? words.least(written(first, first))
    : last !== null
      ? words.most(written(last, last))
      : "";
}

/**
 * Returns the order after a click on a column's head: its default direction, then the other one.
 */
export function nextOrder(
  { sortField = "", numeric = false }: Pick<Column<never>, "sortField" | "numeric">,
  order: string,
): string {
  if (order === sortField) return `-${sortField}`;
  if (order === `-${sortField}`) return sortField;
  return numeric ? `-${sortField}` : sortField;
}
