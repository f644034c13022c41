// Turns a row of a file into the lead to post, and finds the problems that can be found without the
// server.
import type { LeadField } from "../lead/field-names.ts";
import type { Place } from "../lead/lead.ts";
import type { LeadFieldError } from "../lead/problems.ts";
import { type PostedLead, noValues } from "../lead/read-post.ts";
import { storable } from "../lead/text.ts";
import { readState } from "../lead/us-states.ts";
import { validatePost } from "../lead/validate-post.ts";
import type { LeadSide } from "../lead/vocabulary.ts";
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
 * Defaults of the whole file for values that a row lacks. Never consent, which each consumer gave
 * individually.
 */
export interface ImportDefaults {
  readonly side: LeadSide | null;
}

/**
 * The lead to post for a row: its cells, tidied, without empty ones. If two columns have the same
 * field, the first one with a value counts.
 */
export function leadOfRow(
  columns: readonly ImportColumn[],
  defaults: ImportDefaults,
  cells: readonly string[],
): PostedLead {
  const values = noValues();
  for (let index = 0; index < columns.length; index += 1) {
    const field = columns[index]?.field;
    const text = cells[index];
    if (field === undefined || text === undefined || text === "" || values[field] !== undefined)
      continue;
    const cell = storable(tidyCell(text, field)).trim();
    if (cell !== "") values[field] = cell;
  }
  if (defaults.side !== null) values.side ??= defaults.side;
  return { values, unreadable: [], custom: {}, customDropped: 0 };
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
