// Converts an import to its API form.
import type { Import } from "../../../../contract/supply/import-document.ts";
import type { LeadField } from "../../../../domain/lead/field-names.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { ImportRecord } from "./import.store.ts";

/** The earnings are shown where `isMoneySeen`. */
export function presentImport(
  row: ImportRecord,
  abilities: Import["abilities"],
  isMoneySeen: boolean,
): Import {
  const goesOn = row.status === "running";
  return {
    id: row.id,
    account_id: row.account_id,
    source_id: row.source_id,
    name: row.name,
    status: row.status,
    waits:
      goesOn && row.account_status !== "active"
        ? "account_suspended"
        : goesOn && row.network_pause !== null
          ? "paused_by_network"
          : goesOn && row.source_status === "paused"
            ? "source_paused"
            : goesOn && row.retry_at !== null
              ? "daily_cap"
              : null,
    rows: row.row_count,
    columns: row.columns.map(({ name, field }) => ({ name, field })),
    side: row.side,
    date_order: row.date_order,
    time_zone: row.time_zone,
    consent_statement: statementOf(row),
    makes_drafts: row.makes_drafts,
    received: row.received_rows,
    decided: row.decided_rows,
    accepted: row.accepted,
    duplicates: row.duplicates,
    rejected: row.rejected,
    failed: row.failed,
    drafts: row.drafts,
    drafts_confirmed: row.drafts_confirmed,
    sold: row.sold,
    earned_cents: isMoneySeen ? Number(row.earned_cents) : null,
    reasons: Object.entries(row.reasons)
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => ({ reason_code: reason as PostReason, count })),
    noted: row.noted,
    notes: Object.entries(row.notes)
      .toSorted(([, a], [, b]) => b - a)
      .map(([field, count]) => ({ field: field as LeadField, count })),
    failures_until: row.forget_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    abilities,
  };
}

function statementOf(row: ImportRecord): Import["consent_statement"] {
  const { consent_text: text, consent_page_url: pageUrl, stated_by_name: name } = row;
  return text === null || pageUrl === null
    ? null
    : {
        text,
        page_url: pageUrl,
        stated_by: name ?? "API key",
        stated_at: row.created_at.toISOString(),
      };
}
