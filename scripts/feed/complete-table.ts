// Completes the rows of a file into leads: normalizes cells to the API's spelling and fills in
// made-up people where the file has none.
import { createHash } from "node:crypto";
import { fieldOfColumn } from "../../domain/csv/column-names.ts";
import { tidyCell } from "../../domain/csv/tidy-cell.ts";
import {
  CONTROL_FIELDS,
  type ControlField,
  LEAD_FIELDS,
  type LeadField,
  fieldOf,
} from "../../domain/lead/field-names.ts";
import { readPropertyType } from "../../domain/lead/read-words.ts";
import { type Result, ok, refuse } from "../../domain/result.ts";
import { PEOPLE, makeUpPerson } from "./make-up-person.ts";
import type { Row, Table } from "./read-table.ts";

const CONTROLS: ReadonlySet<string> = new Set(CONTROL_FIELDS);

/**
 * Fields that are made up together: if the file has a column for one of a group, the whole group is
 * left to the file.
 */
const GROUPS: readonly (readonly LeadField[])[] = [
  ["side"],
  ["first_name", "last_name"],
  ["phone", "email"],
  ["address"],
  ["timing"],
  ["finance_status"],
  ["agent_status"],
  ["motivation"],
  ["consent", "tcpa_text", "consent_at", "landing_page_url", "ip_address", "trustedform_cert_url"],
];
/** Further fields that show that the consent comes from the file. */
const CONSENT_EVIDENCE: ReadonlySet<LeadField> = new Set<LeadField>([
  "consent_channels",
  "consent_sellers",
  "jornaya_leadid",
]);

/**
 * Adds to each row what the file has no column for, always the same for the same row: a row gets
 * its own person regardless of the rest of the file, and the second of two equal rows gets another.
 * Only the time of consent depends on the day of `nowMs`. A sale has no side: it becomes a seller
 * lead. Refuses a header with no column that is a lead field.
 */
export function completeTable(table: Table, nowMs: number): Result<Table, string> {
  const fields = table.columns.map(feedFieldOf);
  if (!fields.some((field) => field !== null && !CONTROLS.has(field))) {
    return refuse(
      "The first line has no column that Plat knows: name columns such as " +
        `${LEAD_FIELDS.slice(0, 5).join(", ")}, city, zip, price or type, separated by commas.`,
    );
  }
  const added = fieldsToAdd(fields);
  const columns = table.columns.map((name, index) => {
    const field = fields[index] ?? null;
    // A name that only the feed understands is replaced by the API's, so that any client can post
    // the completed file.
    return field !== null &&
      fieldOf(name) === null &&
      !table.columns.some((other) => fieldOf(other) === field)
      ? field
      : name;
  });
  const taken = new Set<number>();
  const rows = table.rows.map((row): Row => {
    const person = makeUpPerson(numberOf(row.cells, taken), nowMs);
    const cells = row.cells.map((cell, index) => tidy(cell, fields[index] ?? null));
    return {
      line: row.line,
      cells: [
        ...cells,
        ...added.map((field) => (field === "side" ? "seller" : (person[field] ?? ""))),
      ],
    };
  });
  return ok({ columns: [...columns, ...added], rows, badRows: table.badRows });
}

/**
 * The completed row as the API accepts it: empty cells are dropped, and the first of two columns
 * with the same name counts.
 */
export function toPost(
  columns: readonly string[],
  { cells }: Row,
): Readonly<Record<string, string>> {
  const post = new Map<string, string>();
  columns.forEach((name, index) => {
    const cell = cells[index] ?? "";
    if (name !== "" && cell !== "" && !post.has(name)) post.set(name, cell);
  });
  return Object.fromEntries(post);
}

function feedFieldOf(name: string): LeadField | ControlField | null {
  return fieldOf(name) ?? fieldOfColumn(name);
}

function fieldsToAdd(fields: readonly (LeadField | ControlField | null)[]): LeadField[] {
  const own = new Set<string | null>(fields);
  if ([...CONSENT_EVIDENCE].some((field) => own.has(field))) own.add("consent");
  return GROUPS.filter((group) => !group.some((field) => own.has(field))).flat();
}

/**
 * The person of a row: a number derived from the row's text, or the next one that no earlier row
 * has.
 */
function numberOf(cells: readonly string[], taken: Set<number>): number {
  if (taken.size >= PEOPLE) throw new RangeError(`a file has at most ${PEOPLE} rows`);
  let number =
    createHash("sha256").update(JSON.stringify(cells)).digest().readUIntBE(0, 6) % PEOPLE;
  while (taken.has(number)) number = (number + 1) % PEOPLE;
  taken.add(number);
  return number;
}

/** Translates a list's own spellings into the API's words; an unknown type is kept. */
function tidy(text: string, field: LeadField | ControlField | null): string {
  const cell = tidyCell(
    text,
    field !== null && CONTROLS.has(field) ? null : (field as LeadField | null),
  );
  if (field !== "property_type") return cell;
  const type = readPropertyType(cell);
  return type === "unknown" ? cell : type;
}
