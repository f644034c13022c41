// Reads the columns of a file as those of an earlier file of the same source were read.
import type { LeadField } from "../lead/field-names.ts";
import type { ImportColumn } from "./import-row.ts";
import type { SampledColumn } from "./match-columns.ts";

/**
 * Fields without which a row is no lead. An earlier file that lacked one had no such column, or its
 * affiliate stated it once: in a file that has the column, it counts.
 */
const NEEDED: ReadonlySet<LeadField> = new Set<LeadField>([
  "full_name",
  "first_name",
  "last_name",
  "phone",
  "email",
  "side",
  "zip_code",
  "consent",
  "tcpa_text",
  "consent_at",
  "landing_page_url",
  "ip_address",
  "trustedform_cert_url",
  "jornaya_leadid",
]);

/**
 * The field of each column as in the earlier file, which left out the others, except those of
 * `matched` that a lead needs and the earlier file lacked; null unless the file has all of its
 * named columns. A file without a header is never recalled.
 */
export function recallMapping(
  columns: readonly SampledColumn[],
  earlier: readonly ImportColumn[],
  matched: readonly (LeadField | null)[] = [],
): readonly (LeadField | null)[] | null {
  const waiting = new Map<string, LeadField[]>();
  for (const { name, field } of earlier) {
    const key = name.trim();
    if (key === "") return null;
    const known = waiting.get(key);
    if (known === undefined) waiting.set(key, [field]);
    else known.push(field);
  }
  const known = new Set(earlier.map(({ field }) => field));
  const fields = columns.map(({ name }, index) => {
    const recalled = waiting.get(name.trim())?.shift();
    if (recalled !== undefined) return recalled;
    const field = matched[index] ?? null;
    return field !== null && NEEDED.has(field) && !known.has(field) ? field : null;
  });
  return [...waiting.values()].every((left) => left.length === 0) ? fields : null;
}
