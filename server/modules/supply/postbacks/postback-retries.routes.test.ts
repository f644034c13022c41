// Tests that postbacks to an affiliate's system that fails are retried or stopped.
import { listTold } from "../../../../test/support/told-events.ts";
import { describe, expect, it } from "vitest";
import {
  affiliate,
  affiliateId,
  api,
  callsOf,
  clock,
  make,
  post,
  publish,
  settled,
  setUpPostbacks,
  system,
  work,
} from "./postbacks.test-support.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

setUpPostbacks();

describe("a system that does not respond as it should", () => {
  it("is retried with the same event id and growing backoff, each attempt in the log", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(500).end("busy");
    // One answer never comes.
    work(3_000);
    await settled(postback, ([call]) => call?.tries === 1);
    const [first] = await callsOf(postback);
    expect(first).toMatchObject({
      status: "waiting",
      next_at: new Date(clock.nowMs + 5_000).toISOString(),
      log: [{ status: 500, answer: "busy", verdict: "failed", failure: null, method: "GET" }],
    });
    clock.nowMs += 5_000;
    system.answer = (response) =>
      response.writeHead(302, { location: `${system.origin}/canary` }).end();
    await settled(postback, ([call]) => call?.tries === 2);
    clock.nowMs += HOUR_MS;
    system.answer = () => undefined;
    await settled(postback, ([call]) => call?.tries === 3);
    clock.nowMs += HOUR_MS;
    system.answer = (response) => response.writeHead(429, { "retry-after": "36000" }).end();
    await settled(postback, ([call]) => call?.tries === 4);
    expect((await callsOf(postback))[0].next_at).toBe(
      new Date(clock.nowMs + 10 * HOUR_MS).toISOString(),
    );
    clock.nowMs += 10 * HOUR_MS;
    system.answer = (response) => response.end("OK");
    await settled(postback, ([call]) => call?.status === "delivered");
    const [call] = await callsOf(postback);
    expect(
      call.log.map(({ status, failure }: Record<string, unknown>) => status ?? failure),
    ).toEqual([200, 429, "timeout", 302, 500]);
    expect(new Set(system.seen.map(({ url }) => url.searchParams.get("id")))).toEqual(
      new Set([call.id]),
    );
    expect(system.seen.some(({ url }) => url.pathname === "/canary")).toBe(false);
  });

  it("and says 200 to what it refuses is detected if the right words are known", async () => {
    const postback = await make({ events: ["sold"], expects: "Success" });
    await post();
    await publish();
    system.answer = (response) => response.end("error: unknown click");
    work();
    await settled(postback, ([call]) => call?.tries === 1);
    expect((await callsOf(postback))[0]).toMatchObject({
      status: "waiting",
      log: [{ status: 200, verdict: "refused", answer: "error: unknown click" }],
    });
    system.answer = (response) => response.end("status=SUCCESS");
    clock.nowMs += 5_000;
    await settled(postback, ([call]) => call?.status === "delivered");
  });

  it("and responds with 410 is switched off, with a notification, until set again", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(410).end();
    work();
    await settled(postback, ([call]) => call?.status === "failed");
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "gone",
    });
    await publish();
    const [told] = (await listTold(api.database.pool, "account_id = $1", [affiliateId])).slice(-1);
    expect([told]).toMatchObject([
      {
        type: "postback_off",
        title: `Postback turned off: ${new URL(system.origin).host}`,
        url: `/settings?part=tracking&postback=${postback.id}`,
      },
    ]);
    await post();
    await publish();
    expect(await callsOf(postback)).toHaveLength(1);
    system.answer = (response) => response.end("OK");
    expect(
      (await api.call(affiliate, "PATCH", `/v1/postbacks/${postback.id}`, { status: "active" }))
        .body,
    ).toMatchObject({ status: "active", off_reason: null, failing_since: null });
    const [call] = await callsOf(postback);
    expect(
      (await api.call(affiliate, "POST", `/v1/postback-messages/${call.id}/send`)).body,
    ).toMatchObject({ status: "waiting", tries: 0 });
    await settled(postback, ([again]) => again?.status === "delivered" && again?.log.length === 2);
  });

  it("for five days is switched off, and not before", async () => {
    const postback = await make({ events: ["sold"] });
    await post();
    await publish();
    system.answer = (response) => response.writeHead(500).end();
    work();
    await settled(postback, ([call]) => call?.tries === 1);
    clock.nowMs += 119 * HOUR_MS;
    await settled(postback, ([call]) => call?.tries === 2);
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "active",
    });
    clock.nowMs += 2 * HOUR_MS;
    await settled(postback, ([call]) => call?.tries === 3);
    expect((await api.call(affiliate, "GET", `/v1/postbacks/${postback.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "failing",
    });
  });

  it("delays no other", async () => {
    const [hanging, quick] = [
      await make({ events: ["sold"], address: `${system.origin}/hang/{event_id}` }),
      await make({ events: ["sold"], address: `${system.origin}/quick/{event_id}` }),
    ];
    for (let index = 0; index < 6; index += 1) await post();
    await publish();
    system.answer = (response, path) => {
      if (path.startsWith("/quick")) response.end("OK");
    };
    work(5_000);
    await settled(
      quick,
      (calls) => calls.length === 6 && calls.every(({ status }) => status === "delivered"),
    );
    expect(system.seen.filter(({ url }) => url.pathname.startsWith("/hang"))).toHaveLength(4);
    expect(
      (await callsOf(hanging)).every(({ status }: { status: string }) => status === "waiting"),
    ).toBe(true);
    system.hangUp();
  });
});

it("a message whose holder died is sent by another once its lease has expired", async () => {
  const postback = await make({ events: ["sold"] });
  await post();
  await publish();
  await api.database.pool.query(
    `update postback_message
     set lease_holder = gen_random_uuid(), lease_until = clock_timestamp() + interval '1 second'`,
  );
  work();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(system.seen).toEqual([]);
  await settled(postback, ([call]) => call?.status === "delivered");
  expect(system.seen).toHaveLength(1);
});
