// Presents an alert as the API answers it.
import type { Alert } from "../../../../contract/insight/alerts.ts";
import { type Actor, seesMoney } from "../../../../domain/access/access.ts";
import { alertScreen, rowsScreen } from "../../../../domain/alerts/alert-place.ts";
import { ALERT_RULES } from "../../../../domain/alerts/kinds/index.ts";
import type { ListedAlert } from "./alert-list.store.ts";

const timeOf = (ms: number): string => new Date(ms).toISOString();

export function presentAlert(row: ListedAlert, actor: Actor): Alert {
  const { kind, evidence } = row;
  const about = { kind, subjectId: row.subject_id, accountId: row.account_id };
  const isShown = seesMoney(actor);
  return {
    id: row.id,
    kind,
    state: row.closed_at === null ? "open" : "closed",
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    account_id: row.account_id,
    account_name: row.account_name,
    opened_at: row.opened_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_because: row.closed_because,
    evidence: {
      unit: ALERT_RULES[kind].unit,
      value: evidence.value,
      low: evidence.low,
      high: evidence.high,
      count: evidence.count,
      of: evidence.of,
      usual_count: evidence.usualCount,
      usual_of: evidence.usualOf,
      available_cents: isShown ? evidence.availableCents : null,
      spent_cents: isShown ? evidence.spentCents : null,
      from: timeOf(evidence.fromMs),
      until: timeOf(evidence.untilMs),
      usual_from: evidence.usualFromMs === null ? null : timeOf(evidence.usualFromMs),
    },
    url: alertScreen(row.id),
    rows_url: rowsScreen(about),
  };
}
