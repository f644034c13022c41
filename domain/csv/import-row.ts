// Turns a row of a file into the lead to post, and finds the problems that can be found without the
// server.
import type { LeadField } from "../lead/field-names.ts";
import type { Place } from "../lead/lead.ts";
import type { LeadFieldError } from "../lead/problems.ts";
import { type PostedLead, noValues, withoutLost } from "../lead/read-post.ts";
import { readEmail } from "../lead/read-email.ts";
import { readPhone } from "../lead/read-phone.ts";
import { readFinanceStatus, readSide } from "../lead/read-words.ts";
import { storable } from "../lead/text.ts";
import { readState } from "../lead/read-state.ts";
import { validatePost } from "../lead/validate-post.ts";
import type { LeadSide } from "../lead/vocabulary.ts";
import { readColumnName } from "./column-names.ts";
import type { MomentReading } from "./date-order.ts";
import { readSideOfLabels } from "./side-of-labels.ts";
import { tidyCell } from "./tidy-cell.ts";

export interface ImportColumn {
  /** The column's name in the file. */
  readonly name: string;
  readonly field: LeadField;
}

export interface ImportRow {
  /** Line at which the row begins in the file, from 1. */
  readonly line: number;
  /** Cells, in the order of the sent columns. */
  readonly cells: readonly string[];
}

/**
 * What the affiliate states once for a file whose form is its own: the text to which each person
 * agreed, and the page where it stood. When and from where each of them agreed stays in the rows.
 */
export interface StatedConsent {
  readonly text: string;
  readonly pageUrl: string;
}

/** Defaults of the whole file for values that a row lacks. */
export interface ImportDefaults extends MomentReading {
  readonly side: LeadSide | null;
  /** Null or absent if nothing is stated: then each row has its own text and page. */
  readonly consent?: StatedConsent | null;
}

/**
 * The lead to post for a row: its cells, tidied, without empty ones. If two columns have the same
 * field, the first one with a value counts, and of phones and emails the first that can be read. A
 * row without a side is read for one in its remarks, before the file's default counts.
 */
export function leadOfRow(
  columns: readonly ImportColumn[],
  defaults: ImportDefaults,
  cells: readonly string[],
): PostedLead {
  const values = noValues();
  const unreadable: LeadField[] = [];
  for (let index = 0; index < columns.length; index += 1) {
    const field = columns[index]?.field;
    const text = cells[index];
    if (field === undefined || text === undefined || text === "") continue;
    const known = values[field];
    if (known !== undefined && !isWorse(field, known)) continue;
    const tidy = storable(tidyCell(text, field, defaults)).trim();
    const whole = withoutLost(field, tidy);
    if (whole === null) {
      unreadable.push(field);
      continue;
    }
    const cell = meaningIn(columns[index]?.name ?? "", field, whole);
    if (cell !== "" && (known === undefined || !isWorse(field, cell))) values[field] = cell;
  }
  values.side ??= readSideOfLabels(values.comments ?? "") ?? defaults.side ?? undefined;
  const { consent = null } = defaults;
  const stated = consent === null ? [] : stateConsent(values, columns, consent);
  return {
    values,
    ...(stated.length === 0 ? {} : { stated }),
    unreadable: unreadable.filter((field) => values[field] === undefined),
    custom: {},
    customDropped: 0,
  };
}

/**
 * Fills in the text and the page that the affiliate stated, and the agreement itself where no
 * column of the file says it. Returns the fields that it filled in.
 */
function stateConsent(
  values: Partial<Record<LeadField, string | undefined>>,
  columns: readonly ImportColumn[],
  { text, pageUrl }: StatedConsent,
): readonly LeadField[] {
  const agrees = columns.every(({ field }) => field !== "consent");
  const given = [
    ["tcpa_text", text],
    ["landing_page_url", pageUrl],
    ...(agrees ? ([["consent", AGREED]] as const) : []),
  ] as const;
  return given.flatMap(([field, value]) => {
    if (values[field] !== undefined) return [];
    values[field] = value;
    return [field];
  });
}

/** The spelling of "yes" in a post. */
const AGREED = "1";

/**
 * The cell with what its column's name adds: "Yes" under "Pre-approved" is the word of the name,
 * and labels that name no side say nothing about it.
 */
function meaningIn(name: string, field: LeadField, cell: string): string {
  if (field === "finance_status")
    return YES.test(cell) && readFinanceStatus(name) !== "unknown" ? name : cell;
  if (field !== "side" || readSide(cell) !== null) return cell;
  return readColumnName(name)?.isHint === true ? "" : cell;
}

const YES = /^(?:y|yes|true|1|x|si|sí)$/i;

/** A phone or email that cannot be read, which a further column may replace. */
function isWorse(field: LeadField, text: string): boolean {
  if (field === "phone") return readPhone(text) === null;
  return field === "email" && readEmail(text) === null;
}

/**
 * All problems of a row's lead at `nowMs`. Only the server knows whether its ZIP exists, whether it
 * is a duplicate and who would buy it.
 */
export function problemsOfRow(lead: PostedLead, nowMs: number): readonly LeadFieldError[] {
  const valid = validatePost(lead, {
    nowMs,
    findPlace: (zipCode) => anyPlace(zipCode, lead.values.state),
    networkName: "",
    formerNetworkNames: [],
    isImported: true,
  });
  return valid.ok ? [] : valid.error.errors;
}

/** A place in the row's own state, because only the server has the table of ZIPs. */
function anyPlace(zipCode: string, state: string | undefined): Place {
  return {
    zipCode,
    zip3: zipCode.slice(0, 3),
    city: "",
    state: (state === undefined ? null : readState(state)) ?? "",
    countyFips: null,
    countyName: null,
    timeZone: "UTC",
    latitude: 0,
    longitude: 0,
  };
}
