// Reads the columns of a file as those of an earlier file of the same source were read.
import type { LeadField } from "../lead/field-names.ts";
import type { ImportColumn } from "./import-row.ts";
import type { SampledColumn } from "./match-columns.ts";

/**
 * The field of each column as in the earlier file, which left out the others; null unless the file
 * has all of its named columns. A file without a header is never recalled.
 */
export function recallMapping(
  columns: readonly SampledColumn[],
  earlier: readonly ImportColumn[],
): readonly (LeadField | null)[] | null {
  const waiting = new Map<string, LeadField[]>();
  for (const { name, field } of earlier) {
    const key = name.trim();
    if (key === "") return null;
    const known = waiting.get(key);
    if (known === undefined) waiting.set(key, [field]);
    else known.push(field);
  }
  const fields = columns.map(({ name }) => waiting.get(name.trim())?.shift() ?? null);
  return [...waiting.values()].every((left) => left.length === 0) ? fields : null;
}
