// Names records as the table that is shown names them, for filters and the rows behind a figure.
import type { Dimension } from "../../../../domain/reports/pivot/dimensions.ts";
import type { NameValue } from "../../../../locales/pivot-names.ts";
import type { PivotTable } from "./use-pivot.ts";

const UNKNOWN = "…";
const RECORDS: ReadonlySet<Dimension> = new Set(["affiliate", "source", "buyer", "campaign"]);

/** Returns `nameOf` with the names of the table's records; others have none yet. */
export function withNamesOf(table: PivotTable | undefined, nameOf: NameValue): NameValue {
  const names = new Map<string, string>();
  const keep = (dimension: Dimension, value: string, name: string | null): void => {
    if (name !== null) names.set(`${dimension}:${value}`, name);
  };
  for (const { dimension, value, name } of table?.filters ?? []) keep(dimension, value, name);
  for (const { value, name } of table?.columns ?? [])
    if (table?.column !== null && table?.column !== undefined) keep(table.column, value, name);
  for (const { keys } of table?.lines ?? [])
    for (const [place, { value, name }] of keys.entries()) {
      const dimension = table?.rows[place];
      if (dimension !== undefined) keep(dimension, value, name);
    }
  return (dimension, { value, name }) => {
    const known = name ?? names.get(`${dimension}:${value}`) ?? null;
    return known === null && RECORDS.has(dimension) && value.includes("-")
      ? UNKNOWN
      : nameOf(dimension, { value, name: known });
  };
}
