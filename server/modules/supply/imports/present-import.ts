// Converts an import to its API form.
import type { Import } from "../../../../contract/supply/import-document.ts";
import type { PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { ImportRecord } from "./import.store.ts";

export function presentImport(row: ImportRecord, abilities: Import["abilities"]): Import {
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
        : goesOn && row.source_status === "paused"
          ? "source_paused"
          : null,
    rows: row.row_count,
    columns: row.columns.map(({ name, field }) => ({ name, field })),
    side: row.side,
    date_order: row.date_order,
    time_zone: row.time_zone,
    received: row.received_rows,
    decided: row.decided_rows,
    accepted: row.accepted,
    duplicates: row.duplicates,
    rejected: row.rejected,
    failed: row.failed,
    sold: row.sold,
    earned_cents: Number(row.earned_cents),
    reasons: Object.entries(row.reasons)
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => ({ reason_code: reason as PostReason, count })),
    failures_until: row.forget_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    abilities,
  };
}
