// A webhook was switched off: nothing more is told to that system until somebody sets it going
// again.
import type { WebhookOff } from "../../../delivery/webhooks/index.ts";
import { type NewEvent, inBothLanguages } from "../new-event.ts";

export function notifyWebhookOff(
  { accountId, webhookId, host, reason }: WebhookOff,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "webhook_off",
        url: `/settings?part=webhooks&webhook=${webhookId}`,
        atMs,
        facts: { webhook_id: webhookId, host, reason },
      },
      ({ webhook }) => ({ title: webhook.off(host), body: `${webhook[reason]} · ${webhook.kept}` }),
    ),
  ];
}
