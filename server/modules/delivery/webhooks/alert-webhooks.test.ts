// Tests that the network's own systems get its alerts as webhooks: the figures, and the screen.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { NO_EVIDENCE } from "../../../../domain/alerts/alert-rule.ts";
import { alertClosedTopic } from "../../../../domain/notifications/kinds/alert-closed.ts";
import { alertOpenedTopic } from "../../../../domain/notifications/kinds/alert-opened.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { believed } from "../../../../test/support/webhook-libraries.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import {
  admin,
  api,
  clock,
  publish,
  setUpWebhooks,
  system,
  work,
} from "./webhooks.test-support.ts";

setUpWebhooks();

const LATE_QUEUE = {
  networkId: NETWORK_ID,
  alertId: "an-alert",
  kind: "queue_age",
  subjectId: "emails",
  subjectName: null,
  accountId: NETWORK_ID,
  evidence: { ...NO_EVIDENCE, value: 22, high: 10, count: 340, fromMs: 0, untilMs: 0 },
} as const;

it("an alert and its end arrive, signed, with the figures and the screen", async () => {
  const { status, body: webhook } = await api.call(admin, "PUT", `/v1/webhooks/${randomUUID()}`, {
    address: `${system.origin}/alerts`,
    events: ["alert_opened", "alert_closed"],
  });
  expect(status).toBe(200);
  const { secret } = (await api.call(admin, "POST", `/v1/webhooks/${webhook.id}/secret`)).body;
  work();
  for (const [index, topic] of [alertOpenedTopic, alertClosedTopic].entries()) {
    clock.nowMs += 1_000;
    await appendOutboxEvent(api.database.pool, topic, LATE_QUEUE, clock.nowMs);
    await publish();
    await expect.poll(() => system.seen.length).toBe(index + 1);
  }
  const bodies = system.seen.map(({ body }) => JSON.parse(body) as unknown);
  const facts = {
    alert_id: "an-alert",
    kind: "queue_age",
    subject_id: "emails",
    value: 22,
    high: 10,
  };
  expect(bodies).toMatchObject([
    {
      type: "alert_opened",
      data: facts,
      title: "Late queue: Emails",
      url: "/dashboard?part=alerts&alert=an-alert",
    },
    { type: "alert_closed", data: facts },
  ]);
  for (const seen of system.seen) expect(believed(secret, seen)).toEqual([true, true]);
});
