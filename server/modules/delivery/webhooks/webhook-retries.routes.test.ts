// Checks that webhook messages that do not arrive are retried, and that a webhook that fails for
// days is switched off.
import { describe, expect, it } from "vitest";
import {
  api,
  buyer,
  clock,
  make,
  messagesOf,
  publish,
  sell,
  settled,
  setUpWebhooks,
  system,
  work,
} from "./webhooks.test-support.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

setUpWebhooks();

/** Between ten attempts in a row. */
const BACKOFF_MS = [
  5_000,
  300_000,
  1_800_000,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

describe("a message that does not arrive", () => {
  it("is sent ten times over 75 hours, same id, each one signed, and then given up", async () => {
    const webhook = await make();
    await sell();
    system.answer = (response) => response.writeHead(503).end("later");
    work();
    for (const [index, pauseMs] of [...BACKOFF_MS, null].entries()) {
      await settled(webhook, ([message]) => message?.tries === index + 1);
      const [message] = await messagesOf(webhook);
      expect(message.next_at === null ? null : Date.parse(message.next_at) - clock.nowMs).toBe(
        pauseMs,
      );
      clock.nowMs += pauseMs ?? 0;
    }
    expect(new Set(system.seen.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(
      new Set(system.seen.map(({ headers }) => headers["webhook-signature"])).size,
    ).toBeGreaterThan(5);
    expect((await messagesOf(webhook))[0]).toMatchObject({
      status: "failed",
      tries: 10,
      log: expect.objectContaining({ length: 10 }),
    });
    expect((await api.call(buyer, "GET", `/v1/webhooks/${webhook.id}`)).body).toMatchObject({
      failed: 1,
      waiting: 0,
      status: "active",
    });
  });

  it("is retried as late as the answer requests", async () => {
    const webhook = await make();
    await sell();
    system.answer = (response) => response.writeHead(429, { "retry-after": "600" }).end();
    work();
    await settled(webhook, ([message]) => message?.tries === 1);
    expect(Date.parse((await messagesOf(webhook))[0].next_at) - clock.nowMs).toBe(600_000);
  });

  it("stops the webhook after a 410 or five days of failure, both notified", async () => {
    const webhook = await make();
    const failing = await make({ address: `${system.origin}/failing` });
    system.answer = (response, path) => response.writeHead(path === "/hook" ? 410 : 500).end();
    await sell();
    work();
    await settled(webhook, ([message]) => message?.status === "failed");
    await settled(failing, ([message]) => message?.tries === 1);
    expect((await api.call(buyer, "GET", `/v1/webhooks/${webhook.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "gone",
    });
    expect((await api.call(buyer, "GET", `/v1/webhooks/${failing.id}`)).body).toMatchObject({
      status: "active",
      off_reason: null,
    });
    clock.nowMs += 121 * HOUR_MS;
    await settled(failing, ([message]) => message?.tries === 2);
    expect((await api.call(buyer, "GET", `/v1/webhooks/${failing.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "failing",
    });
    await publish();
    const told = (await api.call(buyer, "GET", "/v1/events")).body.items
      .map(({ notification }: { notification: { title: string } }) => notification.title)
      .filter((title: string) => title.startsWith("Webhook turned off: 127.0.0.1"));
    expect(told).toHaveLength(2);
    expect(
      (await api.call(buyer, "PATCH", `/v1/webhooks/${failing.id}`, { status: "active" })).body,
    ).toMatchObject({ status: "active", off_reason: null, failing_since: null });
  });

  it("does not delay other webhooks", async () => {
    const hanging = await make({ address: `${system.origin}/hang` });
    const healthy = await make();
    system.answer = (response, path) => {
      if (path !== "/hang") response.end("OK");
    };
    for (let sold = 0; sold < 6; sold += 1) await sell();
    work();
    await settled(
      healthy,
      (messages) => messages.length === 6 && messages.every(({ status }) => status === "delivered"),
    );
    expect(system.seen.filter(({ url }) => url.pathname === "/hang").length).toBeLessThanOrEqual(8);
    expect(
      (await messagesOf(hanging)).every(({ status }: { status: string }) => status === "waiting"),
    ).toBe(true);
    system.hangUp();
  });
});
