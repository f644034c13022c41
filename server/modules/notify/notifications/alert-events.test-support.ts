// Alerts of every rule, opened and closed, for the tests of all kinds.
import { type Evidence, NO_EVIDENCE } from "../../../../domain/alerts/alert-rule.ts";
import { ALERT_KINDS, type AlertKind } from "../../../../domain/alerts/kind-names.ts";
import type { OutboxEvent } from "./outbox.store.ts";

const AT_MS = Date.parse("2026-03-04T18:00:00Z");
const DAY_MS = 86_400_000;
const base = { ...NO_EVIDENCE, fromMs: AT_MS - DAY_MS, untilMs: AT_MS };
const rate = { value: 3_097, count: 48, of: 155, usualCount: 2_240, usualOf: 4_480 };

const EVIDENCE: Readonly<Record<AlertKind, Evidence>> = {
  accept_rate: { ...base, ...rate, low: 4_400, high: 5_700 },
  buyer_quiet: { ...base, value: 320, high: 120, count: 0, of: 48 },
  contact_rate: { ...base, ...rate, low: 4_400, fromMs: AT_MS - 7 * DAY_MS },
  delivery_failing: { ...base, value: 45, high: 30, count: 12 },
  queue_age: { ...base, value: 22, high: 10, count: 340 },
  return_rate: { ...base, ...rate, high: 900 },
  source_quiet: { ...base, value: 4_560, high: 60, count: 0, of: 48 },
  wallet_days: { ...base, value: 14, low: 30, availableCents: 28_000, spentCents: 140_000 },
  worker_gone: { ...base, value: 3, high: 2, count: 0 },
};

const SUBJECTS: Readonly<Partial<Record<AlertKind, string>>> = {
  queue_age: "emails",
  worker_gone: "worker",
};

export const ALERT_EVENTS: readonly OutboxEvent[] = ALERT_KINDS.flatMap((kind) =>
  (["alert_opened", "alert_closed"] as const).map((topic) => ({
    topic,
    payload: {
      networkId: "network",
      alertId: "a",
      kind,
      subjectId: SUBJECTS[kind] ?? "s",
      subjectName: SUBJECTS[kind] === undefined ? "Elm Realty" : null,
      accountId: SUBJECTS[kind] === undefined ? "account" : "network",
      evidence: EVIDENCE[kind],
    },
  })),
);
