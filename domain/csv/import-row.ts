// A row of a file as the lead that it is posted as, and what is wrong with it as far as that can be
// told without the server.
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
  /** As the file has it. */
  readonly name: string;
  readonly field: LeadField;
}

export interface ImportRow {
  /** Where the row begins in the file, from 1. */
  readonly line: number;
  /** In the order of the columns that are sent. */
  readonly cells: readonly string[];
}

/**
 * What holds for the whole file where a row says nothing itself. Consent is never among it: each
 * person gave their own.
 */
export interface ImportDefaults {
  readonly side: LeadSide | null;
}

/**
 * The post that a row stands for: cells in the order of the columns, tidied, empty ones left out.
 * Of two columns of one field the first that says something counts.
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
 * Everything wrong with a row's lead at `nowMs`. Whether its ZIP exists, who the person is and who
 * would buy, only the server knows.
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

/** A place that agrees with whatever state the row has: the table of ZIPs is the server's. */
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
