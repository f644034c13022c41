// The names of all rules of the network's alerts. Generated from the files of kinds/ by
// `npm run contract:generate`. Do not edit.
export const ALERT_KINDS = [
  "accept_rate",
  "buyer_quiet",
  "contact_rate",
  "delivery_failing",
  "queue_age",
  "return_rate",
  "source_quiet",
  "wallet_days",
  "worker_gone",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
