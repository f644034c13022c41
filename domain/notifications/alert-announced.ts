// Tells the network of an alert, and the owner of the account of its own where the rule says so.
import type { Evidence } from "../alerts/alert-rule.ts";
import { alertScreen, ownerScreen } from "../alerts/alert-place.ts";
import type { AlertKind } from "../alerts/kind-names.ts";
import { ALERT_RULES } from "../alerts/kinds/index.ts";
import type { Told } from "./notification-kind.ts";

export interface AlertAnnounced {
  readonly networkId: string;
  readonly alertId: string;
  readonly kind: AlertKind;
  readonly subjectId: string;
  /** The name of the source, account or destination; null for others. */
  readonly subjectName: string | null;
  /** The account that it concerns; the network's own for queues. */
  readonly accountId: string;
  readonly evidence: Evidence;
}

export interface AlertDetails {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly evidence: Evidence;
  /** Whether it is told to the account that it concerns, of its own. */
  readonly isOwn: boolean;
}

/** The notifications of an alert; an owner's has nothing but the owner's own figures. */
export function tellAlert({
  networkId,
  alertId,
  kind,
  subjectId,
  subjectName,
  accountId,
  evidence,
}: AlertAnnounced): readonly Told<AlertDetails>[] {
  const { unit, tellsOwner } = ALERT_RULES[kind];
  const facts = {
    kind,
    subject_id: subjectId,
    account_id: accountId,
    unit,
    value: evidence.value,
    low: evidence.low,
    high: evidence.high,
    count: evidence.count,
    of: evidence.of,
    available_cents: evidence.availableCents,
    spent_cents: evidence.spentCents,
  };
  const details = { kind, subject: subjectName ?? subjectId, evidence };
  return [
    {
      accountId: networkId,
      url: alertScreen(alertId),
      facts: { alert_id: alertId, ...facts },
      details: { ...details, isOwn: false },
    },
    ...(tellsOwner === null || accountId === networkId
      ? []
      : [
          {
            accountId,
            url: ownerScreen({ kind, subjectId, accountId }),
            facts,
            details: { ...details, isOwn: true },
          },
        ]),
  ];
}
