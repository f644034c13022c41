// Maps column names in files of leads to fields: names in posts, in the RESO Data Dictionary, and
// common ones.
import { FIELD_SYNONYMS } from "../lead/field-synonyms.ts";
import { CONTROL_FIELDS, LEAD_FIELDS, type LeadField, fieldOf } from "../lead/field-names.ts";

const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);
const LONGEST_NAME = 60;

const FIELD_BY_FOLDED = new Map<string, LeadField>();
for (const field of LEAD_FIELDS)
  for (const name of [fold(field), ...(FIELD_SYNONYMS[field]?.columns?.split(" ") ?? [])])
    FIELD_BY_FOLDED.set(name, field);

function fold(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/**
 * The field that a column's name means; null if unknown. Never a field that controls the request:
 * no column makes a lead a test.
 */
export function fieldOfColumn(name: string): LeadField | null {
  const posted = fieldOf(name);
  if (posted !== null) return CONTROLS.has(posted) ? null : (posted as LeadField);
  return name.length > LONGEST_NAME ? null : (FIELD_BY_FOLDED.get(fold(name)) ?? null);
}
