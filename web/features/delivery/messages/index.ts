// Exports what webhooks, deliveries and postbacks share to show their messages and receivers.
export { AttemptDetails } from "./attempt-details.tsx";
export { MessageRow, useCallWatch } from "./message-row.tsx";
export { RECEIVER_TONES } from "./message-tones.ts";
export { ReceiverCounts, ReceiverNotice } from "./receiver-health.tsx";
export { ReceiverStatus } from "./receiver-status.tsx";
export { ResendMessages } from "./resend-messages.tsx";
