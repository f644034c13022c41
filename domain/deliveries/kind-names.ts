// The names of all kinds of destinations. Generated from the files of kinds/ by
// `npm run contract:generate`. Do not edit.
export const DESTINATION_KINDS = ["email", "follow_up_boss", "http", "sms", "webhook"] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];
