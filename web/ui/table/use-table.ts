// Keeps a table's state in the address, so that a link, a reload and back reproduce the list.
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Step, readState, useAddress } from "../../lib/address.ts";
import type { Query, Where } from "../../lib/documents/collections.ts";
import {
  type IgnoredFilter,
  SORT,
  type TableSetup,
  type TableValues,
  conditionsOf,
  ignoredFilters,
  tableParameters,
  tablePart,
  withTablePart,
} from "./columns.ts";

export interface Table<Row> extends TableSetup<Row> {
  /** The API query, for `useDocuments`. */
  readonly query: Pick<Query, "where" | "order">;
  readonly sort: string;
  readonly sortBy: (order: string) => void;
  /** The text of each filter by its id, empty if it is not set. */
  readonly valueOf: (id: string) => string;
  readonly setFilter: (id: string, text: string, step?: Step) => void;
  readonly clearFilters: () => void;
  readonly isFiltered: boolean;
  /** What the address filters by and the table does not know. */
  readonly ignored: readonly IgnoredFilter[];
  /**
   * The table's part of a query string without invalid values, in an order that does not depend on
   * the clicks.
   */
  readonly partOf: (search: URLSearchParams) => string;
  /** The conditions and order of a query string. */
  readonly askedBy: (search: URLSearchParams) => readonly Where[];
  /** Returns a query string with another part for the table; the rest (a period, a tab) stays. */
  readonly withPart: (search: URLSearchParams, part: string) => string;
}

/** Returns the state of a table; `useDocuments(collection, table.query)` then returns its rows. */
export function useTable<Row>(setup: TableSetup<Row>): Table<Row> {
  const { columns, filters = [], order, where = [], prefix = "" } = setup;
  const parameters = tableParameters({ columns, filters, order, prefix });
  const [values, change] = useAddress<TableValues>(parameters);
  const [search] = useSearchParams();
  const query = useMemo(
    () => ({
      where: [...where, ...conditionsOf(filters, values, prefix)],
      order: values[prefix + SORT] ?? order,
    }),
    [where, filters, values, prefix, order],
  );
  const valueOf = (id: string): string => values[prefix + id] ?? "";
  return {
    ...setup,
    query,
    sort: query.order,
    valueOf,
    sortBy: (wanted) => change({ [prefix + SORT]: wanted }),
    setFilter: (id, text, step) => change({ [prefix + id]: text }, step),
    clearFilters: () => change(Object.fromEntries(filters.map(({ id }) => [prefix + id, ""]))),
    ignored: ignoredFilters(filters, search, prefix),
    isFiltered: filters.some(({ id }) => valueOf(id) !== ""),
    askedBy: (search) => conditionsOf(filters, readState(parameters, search), prefix),
    partOf: (search) => tablePart(parameters, search),
    withPart: (search, part) => withTablePart(parameters, search, part),
  };
}
