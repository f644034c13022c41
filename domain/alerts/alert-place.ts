// Says where an alert leads: its own page, the rows that its evidence counts, and what the owner of
// the account can do.
import type { AlertKind } from "./kind-names.ts";

export interface AlertAbout {
  readonly kind: AlertKind;
  readonly subjectId: string;
  readonly accountId: string;
}

/** The alert on the screen of all alerts: a path of the app, with its leading slash. */
export const alertScreen = (alertId: string): string => `/dashboard?part=alerts&alert=${alertId}`;

const reportOf = (filter: string, measures: string): string =>
  `/dashboard?part=reports&rows=day&measures=${measures}&filters=${encodeURIComponent(filter)}`;

/** The screen of the network with the rows behind the figures; null where none shows them. */
export function rowsScreen({ kind, subjectId, accountId }: AlertAbout): string | null {
  switch (kind) {
    case "source_quiet":
      return reportOf(`source:${subjectId}`, "posted,accepted,sold");
    case "accept_rate":
      return reportOf(`source:${subjectId}`, "posted,accepted,accept_rate");
    case "return_rate":
    case "contact_rate":
      return reportOf(`source:${subjectId}`, "sales,returned,return_rate");
    case "buyer_quiet":
      return reportOf(`buyer:${subjectId}`, "sales,spend");
    case "wallet_days":
      return `/users/${accountId}?part=money`;
    case "delivery_failing":
      return `/users/${accountId}`;
    case "queue_age":
      return subjectId === "emails" ? "/settings?part=emails" : null;
    case "worker_gone":
      return null;
  }
}

/** The screen of the account itself, of an alert that its owner is told of. */
export function ownerScreen({ kind, subjectId }: AlertAbout): string {
  return kind === "wallet_days" ? "/billing" : `/settings?part=sources&source=${subjectId}`;
}
