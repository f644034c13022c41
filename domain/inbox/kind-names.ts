// The names of all queues of the network's inbox. Generated from the files of kinds/ by
// `npm run contract:generate`. Do not edit.
export const INBOX_KINDS = [
  "alert",
  "application",
  "consumer_request",
  "empty_wallet",
  "failed_delivery",
  "license",
  "manual_entry",
  "payout",
  "quarantined_lead",
  "return",
  "seller_name",
  "stopped_campaign",
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];
