// Makes complete leads of the rows of a file: cells in a spelling that the API reads, and made-up
// people where there are none.
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
 * Fields that are made up together: where the file has a column for one of a group, the whole group
 * is the file's own.
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
/** Further fields that show the consent to be the file's own. */
const CONSENT_EVIDENCE: ReadonlySet<LeadField> = new Set<LeadField>([
  "consent_channels",
  "consent_sellers",
  "jornaya_leadid",
]);

/**
 * Adds to each row what the file has no column for, always the same for the same row: a row is its
 * own person, however the rest of the file changes, and of two equal rows the second is another
 * one; on another day than that of `nowMs` alone they agreed at another time. A sale has no side:
 * it becomes a seller's lead. Refused is a header of which no column means a field of a lead.
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
    // A name that only the feed understands is exchanged for the API's, so that the completed file
    // can be posted by anyone.
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
 * The completed row as the API takes it: what is empty is left out, and of two columns of one name
 * the first counts.
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
 * The person of a row: a number drawn from what the row says, or the next one that no row before it
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

/** What a list writes its own way in the API's words; a type that nobody knows stays. */
function tidy(text: string, field: LeadField | ControlField | null): string {
  const cell = tidyCell(
    text,
    field !== null && CONTROLS.has(field) ? null : (field as LeadField | null),
  );
  if (field !== "property_type") return cell;
  const type = readPropertyType(cell);
  return type === "unknown" ? cell : type;
}
