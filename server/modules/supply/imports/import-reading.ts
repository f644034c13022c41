// Checks how an import's rows are to be read, and converts it between its document, its row and the
// domain.
import type { ImportDocument } from "../../../../contract/supply/import-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { DateOrder } from "../../../../domain/csv/date-order.ts";
import type { ImportDefaults } from "../../../../domain/csv/import-row.ts";
import { REPEATABLE_FIELDS } from "../../../../domain/csv/match-columns.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import { readPageUrl } from "../../../../domain/lead/read-provenance.ts";
import type { LeadSide } from "../../../../domain/lead/vocabulary.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  FORBIDDEN,
  type FieldError,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { findSource } from "../sources/index.ts";

/** The columns of a row that say how its cells are read. */
export interface ReadingColumns {
  readonly side: LeadSide | null;
  readonly date_order: DateOrder | null;
  readonly time_zone: string | null;
  readonly consent_text: string | null;
  readonly consent_page_url: string | null;
}

export function defaultsOfRow(row: ReadingColumns): ImportDefaults {
  const { consent_text: text, consent_page_url: pageUrl } = row;
  return {
    side: row.side,
    dateOrder: row.date_order,
    timeZone: row.time_zone,
    consent: text === null || pageUrl === null ? null : { text, pageUrl },
  };
}

export function defaultsOfDocument(
  document: Pick<ImportDocument, "side" | "date_order" | "time_zone" | "consent_statement">,
): ImportDefaults {
  const { consent_statement: stated } = document;
  return {
    side: document.side ?? null,
    dateOrder: document.date_order ?? null,
    timeZone: document.time_zone ?? null,
    consent: stated === undefined ? null : { text: stated.text.trim(), pageUrl: stated.page_url },
  };
}

/**
 * Checks whether rows may come through the source; returns refusals for columns that would be
 * misread.
 */
export async function checkReading(
  db: Queryable,
  actor: Actor,
  {
    source_id: sourceId,
    columns,
    time_zone: timeZone,
    consent_statement: stated,
  }: Pick<ImportDocument, "source_id" | "columns" | "time_zone" | "consent_statement">,
): Promise<Result<null, Refusal>> {
  if (!can(actor, "run", "import", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const source = await findSource(db, sourceId);
  const problems: FieldError[] = [];
  if (source === null || source.account_id !== actor.accountId)
    problems.push({
      field: "/source_id",
      code: "invalid",
      message: "Choose one of your own sources.",
    });
  else if (source.kind !== "import")
    problems.push({
      field: "/source_id",
      code: "invalid",
      message: "Choose a source of kind import, or create one.",
    });
  for (const [index, { field }] of columns.entries()) {
    if (
      !REPEATABLE_FIELDS.has(field) &&
      columns.findIndex((column) => column.field === field) < index
    )
      problems.push({
        field: `/columns/${index}/field`,
        code: "duplicate",
        message: "Choose each field for one column only.",
      });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone))
    problems.push({
      field: "/time_zone",
      code: "invalid",
      message: "Choose an IANA time zone, for example America/Denver.",
    });
  if (stated !== undefined && readPageUrl(stated.page_url) === null)
    problems.push({
      field: "/consent_statement/page_url",
      code: "invalid",
      message: "Send the address of the page on which they agreed, http or https.",
    });
  return problems.length > 0 ? refuse(invalid(problems)) : ok(null);
}
