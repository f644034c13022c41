// Maps the states of receivers, messages and attempts to status shapes.
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import type { Webhook, WebhookMessage } from "../../../../contract/delivery/webhooks.ts";
import type { StatusTone } from "../../../ui/status.tsx";

export const RECEIVER_TONES: Readonly<Record<Webhook["status"], StatusTone>> = {
  active: "good",
  paused: "warning",
  off: "negative",
};
export const CALL_TONES: Readonly<Record<WebhookMessage["status"], StatusTone>> = {
  waiting: "warning",
  delivered: "good",
  failed: "negative",
};
export const VERDICT_TONES: Readonly<Record<Attempt["verdict"], StatusTone>> = {
  delivered: "good",
  refused: "negative",
  failed: "negative",
  gone: "negative",
};
