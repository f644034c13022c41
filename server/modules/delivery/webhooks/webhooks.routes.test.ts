// Checks webhooks: signed so that outside libraries accept them, resent on request, and private to
// their account.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { personIn } from "../../../../test/support/market.ts";
import { believed } from "../../../../test/support/webhook-libraries.ts";
import {
  admin,
  affiliate,
  agent,
  api,
  buyer,
  clock,
  make,
  messagesOf,
  posting,
  sell,
  settled,
  setUpWebhooks,
  stranger,
  system,
  work,
} from "./webhooks.test-support.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

setUpWebhooks();

describe("what a webhook receives", () => {
  it("is the account's events, once, by ids without contact, with valid signatures", async () => {
    const webhook = await make();
    const lead = await sell();
    work();
    await settled(webhook, ([message]) => message?.status === "delivered");
    const [seen] = system.seen;
    if (seen === undefined || system.seen.length > 1)
      throw new Error(`${system.seen.length} calls`);
    expect(JSON.parse(seen.body)).toEqual({
      type: "lead_bought",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        sale_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        lead_id: lead["leadId"],
        mode: "exclusive",
        price_cents: 4_000,
      },
      title: expect.stringMatching(/Sacramento.*\$40\.00$/),
      text: "Nurture · exclusive",
      url: `/leads/${String(lead["leadId"])}`,
    });
    expect(personIn(seen.body, lead)).toEqual([]);
    expect([seen.method, seen.headers["content-type"], believed(webhook.secret, seen)]).toEqual([
      "POST",
      "application/json",
      [true, true],
    ]);
    const [message] = await messagesOf(webhook);
    expect(message).toMatchObject({
      id: seen.headers["webhook-id"],
      type: "lead_bought",
      body: seen.body,
      tries: 1,
      next_at: null,
    });
    // Changed on its way, of another webhook, or received long after: verification fails.
    expect(believed(webhook.secret, { ...seen, body: seen.body.replace("4000", "1") })).toEqual([
      false,
      false,
    ]);
    expect(believed((await make()).secret, seen)).toEqual([false, false]);
    expect(
      believed(webhook.secret, {
        ...seen,
        headers: {
          ...seen.headers,
          "webhook-timestamp": String(Math.floor(clock.nowMs / 1_000) - 600),
        },
      }),
    ).toEqual([false, false]);
  });

  it("is what it subscribes to: not while paused, no other kinds or accounts", async () => {
    const paused = await make({ status: "paused" });
    const other = await make({ events: ["return_decided"] });
    const theirs = (
      await api.call(stranger, "PUT", `/v1/webhooks/${randomUUID()}`, {
        address: `${system.origin}/theirs`,
        events: ["lead_bought"],
      })
    ).body;
    await sell();
    expect([await messagesOf(paused), await messagesOf(other), await messagesOf(theirs)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("cannot be events that its account never gets", async () => {
    const { status, body } = await api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
      address: "https://crm.example.com/",
      events: ["lead_bought", "payout_moved"],
    });
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          field: "/events",
          code: "invalid",
          message: "Remove payout_moved: your account never gets it.",
        },
      ],
    ]);
  });
});

describe("a secret", () => {
  it("is shown once, and one that was replaced signs beside the new one for a day", async () => {
    const webhook = await make();
    const { body, text } = await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/secret`);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body.old_secret_until).toBe(new Date(clock.nowMs + 24 * HOUR_MS).toISOString());
    const test = async () => {
      await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/test`);
      const seen = system.seen.at(-1);
      if (seen === undefined) throw new Error(`no call after ${text}`);
      return [believed(webhook.secret, seen), believed(body.secret, seen)];
    };
    expect(await test()).toEqual([
      [true, true],
      [true, true],
    ]);
    await api.database.pool.query("update webhook set old_secret_until = $2 where id = $1", [
      webhook.id,
      new Date(clock.nowMs),
    ]);
    expect(await test()).toEqual([
      [false, false],
      [true, true],
    ]);
    const { body: shown, text: all } = await api.call(buyer, "GET", `/v1/webhooks/${webhook.id}`);
    expect([shown.old_secret_until, all.includes("whsec_"), all.includes(body.secret)]).toEqual([
      null,
      false,
      false,
    ]);
    const { rows } = await api.database.pool.query(
      "select encode(secret_sealed, 'escape') as sealed from webhook where id = $1",
      [webhook.id],
    );
    expect(rows[0].sealed).not.toContain(body.secret.slice(6, 20));
  });
});

describe("a test event", () => {
  it("is sent immediately, signed, and not stored", async () => {
    const webhook = await make({ status: "paused" });
    system.answer = (response) => response.writeHead(202).end("thanks");
    const { body } = await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/test`);
    expect(body).toMatchObject({
      method: "POST",
      status: 202,
      answer: "thanks",
      verdict: "delivered",
    });
    const [seen] = system.seen;
    if (seen === undefined) throw new Error("no call");
    expect([JSON.parse(seen.body).type, believed(webhook.secret, seen)]).toEqual([
      "test",
      [true, true],
    ]);
    expect(await messagesOf(webhook)).toEqual([]);
  });
});

describe("a past message", () => {
  it("can be resent, alone or all that failed or happened, with the same ids", async () => {
    const webhook = await make();
    for (let sold = 0; sold < 3; sold += 1) await sell();
    work();
    await settled(webhook, (messages) => messages.every(({ status }) => status === "delivered"));
    const ids = system.seen.map(({ headers }) => headers["webhook-id"]).toSorted();
    const since = new Date(clock.nowMs - HOUR_MS).toISOString();
    expect(
      (
        await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/replay`, {
          since,
          status: "failed",
        })
      ).body,
    ).toEqual({ count: 0 });
    expect(
      (await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/replay`, { since, status: "all" }))
        .body,
    ).toEqual({ count: 3 });
    await expect.poll(() => system.seen.length).toBe(6);
    expect(
      system.seen
        .slice(3)
        .map(({ headers }) => headers["webhook-id"])
        .toSorted(),
    ).toEqual(ids);
    await settled(webhook, (messages) => messages.every(({ status }) => status === "delivered"));
    const [first] = await messagesOf(webhook);
    expect(
      (await api.call(buyer, "POST", `/v1/webhook-messages/${first.id}/send`)).body,
    ).toMatchObject({ status: "waiting", tries: 0 });
    await expect.poll(() => system.seen.length).toBe(7);
    expect(system.seen.at(-1)?.headers["webhook-id"]).toBe(first.id);
  });
});

describe("permissions", () => {
  it("include owners and managers; the operator reads, others find nothing", async () => {
    const webhook = await make();
    await sell();
    const [message] = await messagesOf(webhook);
    const document = { address: "https://crm.example.com/", events: ["lead_bought"] };
    for (const [caller, status, written] of [
      [stranger, 404, 404],
      [affiliate, 404, 404],
      // Like a PUT of an id that nothing has: agents make no webhooks.
      [agent, 404, 403],
      [admin, 403, 403],
      [null, 401, 401],
      [posting, 403, 403],
    ] as const) {
      expect((await api.call(caller, "PUT", `/v1/webhooks/${webhook.id}`, document)).status).toBe(
        written,
      );
      expect((await api.call(caller, "DELETE", `/v1/webhooks/${webhook.id}`)).status).toBe(status);
      for (const path of [
        `webhooks/${webhook.id}/secret`,
        `webhooks/${webhook.id}/test`,
        `webhook-messages/${message.id}/send`,
      ])
        expect((await api.call(caller, "POST", `/v1/${path}`)).status, path).toBe(status);
      expect(
        (
          await api.call(caller, "POST", `/v1/webhooks/${webhook.id}/replay`, {
            since: new Date(clock.nowMs).toISOString(),
            status: "all",
          })
        ).status,
      ).toBe(status);
    }
    for (const caller of [stranger, agent])
      expect([
        (await api.call(caller, "GET", "/v1/webhooks")).body.items,
        (await api.call(caller, "GET", "/v1/webhook-messages")).body.items,
      ]).toEqual([[], []]);
    expect((await api.call(admin, "GET", `/v1/webhooks/${webhook.id}`)).body.abilities).toEqual({
      update: false,
    });
    expect(system.seen).toEqual([]);
    expect(
      (
        await api.call(admin, "PUT", `/v1/webhooks/${randomUUID()}`, {
          ...document,
          events: ["return_to_decide"],
        })
      ).body.abilities,
    ).toEqual({ update: true });
    expect((await api.call(buyer, "DELETE", `/v1/webhooks/${webhook.id}`)).status).toBe(204);
  });

  it.each([
    ["http://crm.example.com/", "Start the address with https://."],
    ["https://10.0.0.1/", "Enter a host on the public internet: this one is in a private network."],
    [
      "https://169.254.169.254/latest/meta-data",
      "Enter a host on the public internet: this one is in a private network.",
    ],
    [
      "https://me:pw@crm.example.com/",
      "Remove the user and password before the @. Put a token in the path or the query.",
    ],
    ["https://crm.example.com:8443/", "Remove the port. Only 443 is called."],
    ["crm", "Enter a full address, for example https://crm.example.com/hooks/plat."],
  ])("allow no webhook at %s", async (address, message) => {
    const { status, body } = await api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
      address,
      events: ["lead_bought"],
    });
    expect([status, body.errors[0].message]).toEqual([422, message]);
  });
});
