// The shapes that states of those who are called, of calls and of tries are shown by.
import type { Schemas } from "../../../lib/api/client.ts";
import type { StatusTone } from "../../../ui/status.tsx";

export const RECEIVER_TONES: Readonly<Record<Schemas["Webhook"]["status"], StatusTone>> = {
  active: "good",
  paused: "warning",
  off: "negative",
};
export const CALL_TONES: Readonly<Record<Schemas["WebhookMessage"]["status"], StatusTone>> = {
  waiting: "warning",
  delivered: "good",
  failed: "negative",
};
export const VERDICT_TONES: Readonly<Record<Schemas["Attempt"]["verdict"], StatusTone>> = {
  delivered: "good",
  refused: "negative",
  failed: "negative",
  gone: "negative",
};
