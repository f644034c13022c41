// Sends the webhook messages that are due.
import {
  type WebhookOff,
  webhookOffTopic,
} from "../../../../domain/notifications/kinds/webhook-off.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { hostOf } from "../../../platform/http/outbound-address.ts";
import { type CallWorkDeps, createCallWork } from "../../../platform/jobs/call-work.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type SendDeps, sendMessage } from "./send-message.ts";
import { type DueMessage, WEBHOOK_QUEUE } from "./webhook-message.store.ts";

export interface WebhookJobsDeps extends CallWorkDeps, SendDeps {}

/** Builds the loop. Any number of processes may run it: each message is leased by one at a time. */
export function createWebhookJobs(deps: WebhookJobsDeps): Ticker {
  return createCallWork<DueMessage>(deps, {
    name: "webhooks",
    tables: WEBHOOK_QUEUE,
    make: ({ receiver_id: webhookId, ...due }) => sendMessage(deps, { ...due, webhookId }),
    async tellOff(
      { client },
      { receiver_id: webhookId, account_id: accountId, address },
      reason,
      atMs,
    ) {
      const off: WebhookOff = { accountId, webhookId, host: hostOf(address), reason };
      await appendOutboxEvent(client, webhookOffTopic, off, atMs);
      await recordActivity(client, {
        atMs,
        actor: { kind: "system", id: "webhooks" },
        accountId,
        action: "webhook.switched_off",
        subjectKind: "webhook",
        subjectId: webhookId,
        detail: { host: off.host, reason },
      });
    },
  });
}
