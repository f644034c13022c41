// Webhooks: set, signed so that outside libraries believe it, tried again as long as it takes, sent
// again, and never towards a private network.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../test/support/api.ts";
import { NETWORK_ID, personIn, postBody } from "../../../test/support/market.ts";
import { TEST_WEBHOOK_VAULT } from "../../../test/support/test-vaults.ts";
import { Receiver } from "../../../test/support/receiver.ts";
import { believed } from "../../../test/support/webhook-libraries.ts";
import type { Ticker } from "../../platform/clock/ticker.ts";
import { createOutboundCall } from "../../platform/http/outbound-call.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { publishOutbox } from "../notifications/publish-outbox.ts";
import { createWebhookJobs } from "./webhooks.jobs.ts";

const HOUR_MS = 3_600_000;
/** Of ten tries in a row. */
const PAUSES_MS = [
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

let api: TestApi;
let nowMs = Date.now();
let buyer: Caller;
let agent: Caller;
let stranger: Caller;
let affiliate: Caller;
let admin: Caller;
let posting: Caller;
let system: Receiver;
let jobs: Ticker | null = null;
let person = 0;

beforeAll(async () => {
  system = await Receiver.open();
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ unsoldRule: "list" });
  affiliate = await api.keyOf(source.affiliateId);
  posting = await api.sourceKey(source.id);
  const buyerId = await api.fixture.advertiser("Ruiz Realty", 10_000_000);
  buyer = await api.keyOf(buyerId);
  agent = await api.userOf(buyerId, "advertiser", "agent");
  stranger = await api.keyOf(await api.fixture.advertiser("Other Realty", 0));
  admin = await api.keyOf(NETWORK_ID);
  await api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 4_000,
    criteria: { field: "side", in: ["seller"] },
  });
});
beforeEach(async () => {
  nowMs = Date.now();
  await publish();
  await api.database.pool.query("delete from webhook");
  system.reset();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});
afterAll(async () => {
  system.close();
  await api.stop();
});

const publish = () => publishOutbox(api.database.pool, () => 0.5);
const work = (): void => {
  jobs = createWebhookJobs({
    pool: api.database.pool,
    vault: TEST_WEBHOOK_VAULT,
    call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 300 }),
    holderId: uuidv7(nowMs),
    now: () => nowMs,
    random: () => 0,
    onError: (error) => {
      throw error;
    },
  });
  jobs.start();
};

interface Made {
  readonly id: string;
  readonly secret: string;
}

async function make(document: object = {}): Promise<Made> {
  const { status, body, text } = await api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
    address: `${system.origin}/hook`,
    events: ["lead_bought", "webhook_off"],
    ...document,
  });
  if (status !== 200) throw new Error(text);
  return {
    id: body.id,
    secret: (await api.call(buyer, "POST", `/v1/webhooks/${body.id}/secret`)).body.secret,
  };
}

/** Sells a lead to the buyer and has it announced. */
async function sell(): Promise<Record<string, unknown>> {
  person += 1;
  const body = postBody(person);
  const { body: answer } = await api.call(posting, "POST", "/v1/leads", body);
  expect(answer).toMatchObject({ status: "accepted", sale: "exclusive" });
  await publish();
  return { ...body, leadId: answer.lead.id };
}

const messagesOf = async ({ id }: Made) =>
  (await api.call(buyer, "GET", `/v1/webhook-messages?where=webhook_id,eq,${id}`)).body.items;
const settled = async (
  webhook: Made,
  isSo: (messages: readonly ReturnType<typeof JSON.parse>[]) => boolean,
): Promise<void> => {
  await expect
    .poll(async () => isSo(await messagesOf(webhook)), { timeout: 10_000, interval: 50 })
    .toBe(true);
};

describe("what is told", () => {
  it("is the account's news, once, by ids without contact, with verified signatures", async () => {
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
      title: expect.stringContaining("Sacramento"),
      text: expect.stringContaining("$40.00"),
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
    // Changed on its way, of another webhook, or heard long after: nobody believes it.
    expect(believed(webhook.secret, { ...seen, body: seen.body.replace("4000", "1") })).toEqual([
      false,
      false,
    ]);
    expect(believed((await make()).secret, seen)).toEqual([false, false]);
    expect(
      believed(webhook.secret, {
        ...seen,
        headers: { ...seen.headers, "webhook-timestamp": String(Math.floor(nowMs / 1_000) - 600) },
      }),
    ).toEqual([false, false]);
  });

  it("is what each webhook asked for: not while paused, no other kinds or accounts", async () => {
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

  it("cannot be what the account never hears of", async () => {
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
          message: "Leave out payout_moved: your account is never told of it.",
        },
      ],
    ]);
  });
});

describe("a message that does not arrive", () => {
  it("is tried ten times over 75 hours, same id, each try signed, and then given up", async () => {
    const webhook = await make();
    await sell();
    system.answer = (response) => response.writeHead(503).end("later");
    work();
    for (const [index, pauseMs] of [...PAUSES_MS, null].entries()) {
      await settled(webhook, ([message]) => message?.tries === index + 1);
      const [message] = await messagesOf(webhook);
      expect(message.next_at === null ? null : Date.parse(message.next_at) - nowMs).toBe(pauseMs);
      nowMs += pauseMs ?? 0;
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

  it("comes as late as the answer asks", async () => {
    const webhook = await make();
    await sell();
    system.answer = (response) => response.writeHead(429, { "retry-after": "600" }).end();
    work();
    await settled(webhook, ([message]) => message?.tries === 1);
    expect(Date.parse((await messagesOf(webhook))[0].next_at) - nowMs).toBe(600_000);
  });

  it("ends the webhook after a 410 or five days of failure, and tells of both", async () => {
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
    nowMs += 121 * HOUR_MS;
    await settled(failing, ([message]) => message?.tries === 2);
    expect((await api.call(buyer, "GET", `/v1/webhooks/${failing.id}`)).body).toMatchObject({
      status: "off",
      off_reason: "failing",
    });
    await publish();
    const told = (await api.call(buyer, "GET", "/v1/events")).body.items
      .map(({ notification }: { notification: { title: string } }) => notification.title)
      .filter((title: string) => title.startsWith("Webhook switched off: 127.0.0.1"));
    expect(told).toHaveLength(2);
    expect(
      (await api.call(buyer, "PATCH", `/v1/webhooks/${failing.id}`, { status: "active" })).body,
    ).toMatchObject({ status: "active", off_reason: null, failing_since: null });
  });

  it("keeps no other webhook waiting", async () => {
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

describe("a secret", () => {
  it("is shown once, and one that was replaced signs beside the new one for a day", async () => {
    const webhook = await make();
    const { body, text } = await api.call(buyer, "POST", `/v1/webhooks/${webhook.id}/secret`);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body.old_secret_until).toBe(new Date(nowMs + 24 * HOUR_MS).toISOString());
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
      new Date(nowMs),
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
  it("is sent at once, signed, and nothing of it is kept", async () => {
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

describe("what was told before", () => {
  it("can be sent again, one or all that failed or happened, with the same ids", async () => {
    const webhook = await make();
    for (let sold = 0; sold < 3; sold += 1) await sell();
    work();
    await settled(webhook, (messages) => messages.every(({ status }) => status === "delivered"));
    const ids = system.seen.map(({ headers }) => headers["webhook-id"]).toSorted();
    const since = new Date(nowMs - HOUR_MS).toISOString();
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

describe("who may", () => {
  it("an account's owners and managers; the operator looks on, others find nothing", async () => {
    const webhook = await make();
    await sell();
    const [message] = await messagesOf(webhook);
    const document = { address: "https://crm.example.com/", events: ["lead_bought"] };
    for (const [caller, status] of [
      [stranger, 404],
      [affiliate, 404],
      [agent, 404],
      [admin, 403],
      [null, 401],
      [posting, 403],
    ] as const) {
      expect((await api.call(caller, "PUT", `/v1/webhooks/${webhook.id}`, document)).status).toBe(
        status,
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
            since: new Date(nowMs).toISOString(),
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
    ["http://crm.example.com/", "Begin the address with https://."],
    ["https://10.0.0.1/", "Give a host on the open Internet: this one lies in a private network."],
    [
      "https://169.254.169.254/latest/meta-data",
      "Give a host on the open Internet: this one lies in a private network.",
    ],
    [
      "https://me:pw@crm.example.com/",
      "Leave out the user and password before the @: put a token into the path or the query.",
    ],
    ["https://crm.example.com:8443/", "Leave out the port: only 443 is called."],
    ["crm", "Give a whole address, such as https://crm.example.com/hooks/plat."],
  ])("nobody has %s called", async (address, message) => {
    const { status, body } = await api.call(buyer, "PUT", `/v1/webhooks/${randomUUID()}`, {
      address,
      events: ["lead_bought"],
    });
    expect([status, body.errors[0].message]).toEqual([422, message]);
  });
});
