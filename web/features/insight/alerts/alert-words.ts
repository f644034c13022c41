// Says an alert in the reader's words: its title, and its evidence in a sentence.
import type { Alert } from "../../../../contract/insight/alerts.ts";
import type { Evidence } from "../../../../domain/alerts/alert-rule.ts";
import type { AlertTexts } from "../../../../locales/en/alerts.ts";

/** A webhook or postback has no name of its own: its account's stands for it. */
export function titleOf(alert: Alert, texts: AlertTexts): string {
  const { kind, subject_kind: subject, subject_name: name, subject_id: id } = alert;
  const isNamed = subject === "queue" || subject === "process";
  return texts.heading(kind, name ?? (isNamed ? id : alert.account_name));
}

/** The parts of the evidence, the first of which says what is out of the ordinary. */
export function evidenceOf({ kind, evidence }: Alert, texts: AlertTexts): readonly string[] {
  const read: Evidence = {
    value: evidence.value,
    low: evidence.low,
    high: evidence.high,
    count: evidence.count,
    of: evidence.of,
    usualCount: evidence.usual_count,
    usualOf: evidence.usual_of,
    availableCents: evidence.available_cents,
    spentCents: evidence.spent_cents,
    fromMs: Date.parse(evidence.from),
    untilMs: Date.parse(evidence.until),
    usualFromMs: evidence.usual_from === null ? null : Date.parse(evidence.usual_from),
  };
  return texts.evidence[kind](read).split(" · ");
}
