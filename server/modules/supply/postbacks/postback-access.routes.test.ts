// Tests a postback's address: refused with what to do, tried with the response shown; and who may
// access a postback.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { Receiver } from "../../../../test/support/receiver.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";

let api: TestApi;
let system: Receiver;
let affiliate: Caller;
let agent: Caller;
let other: Caller;
let admin: Caller;
let buyer: Caller;
let posting: Caller;

beforeAll(async () => {
  system = await Receiver.open();
  api = await TestApi.start(() => Date.parse("2026-11-20T18:00:00Z"));
  const source = await api.fixture.source({ unsoldRule: "list" });
  affiliate = await api.keyOf(source.affiliateId);
  agent = await api.userOf(source.affiliateId, "affiliate", "analyst");
  other = await api.keyOf((await api.fixture.source()).affiliateId);
  admin = await api.keyOf(NETWORK_ID);
  buyer = await api.keyOf(await api.fixture.advertiser("Ruiz Realty", 1_000_000));
  posting = await api.sourceKey(source.id);
});
beforeEach(() => system.reset());
afterAll(async () => {
  system.close();
  await api.stop();
});

describe("an address", () => {
  it.each([
    ["http://tracker.example.com/p", "Start the address with https://."],
    [
      "https://tracker.example.com/?c={clickid}",
      "Change {clickid} to {click_id}: there is no such macro.",
    ],
    ["https://10.0.0.1/", "Enter a host on the public internet: this one is in a private network."],
    ["https://0x7f000001.example/{event}:8080", null],
    [
      "https://2852039166/latest/meta-data",
      "Enter a host on the public internet: this one is in a private network.",
    ],
    [
      "https://me:pw@tracker.example.com/",
      "Remove the user and password before the @. Put a token in the path or the query.",
    ],
  ])("%s", async (address, message) => {
    const { status, body } = await api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
      address,
      events: ["sold"],
    });
    expect([status, body.errors?.[0]?.message ?? null]).toEqual([
      message === null ? 200 : 422,
      message,
    ]);
    if (message !== null)
      expect(
        (await api.call(affiliate, "POST", "/v1/postback-tests", { address, event: "sold" }))
          .status,
      ).toBe(422);
  });

  it("can be tried: the request is sent immediately, and shown with its response", async () => {
    system.answer = (response) => response.writeHead(400).end("unknown click id");
    const { status, body } = await api.call(affiliate, "POST", "/v1/postback-tests", {
      address:
        `${system.origin}/{event}?cid={click_id}&s={sub1}&lead={lead_id}&v={vendor_lead_id}` +
        "&p={payout}&",
      event: "returned",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 400,
      answer: "unknown click id",
      verdict: "failed",
      failure: null,
      body: null,
      address: expect.stringMatching(
        /\/returned\?cid=test-click&s=test-sub1&lead=test-lead&v=test-vendor-lead&p=48\.50&/,
      ),
    });
    expect(system.seen).toHaveLength(1);
    expect((await api.database.pool.query("select 1 from postback_message")).rowCount).toBe(0);
  });
});

it("is the affiliate's: agents see nothing, the operator reads, others find nothing", async () => {
  const postback = (
    await api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
      address: `${system.origin}/{event}`,
      events: ["accepted"],
    })
  ).body;
  await api.call(posting, "POST", "/v1/leads", postBody(1));
  await publishOutbox(api.database.pool, () => 0.5);
  const [call] = (await api.call(affiliate, "GET", "/v1/postback-messages")).body.items;
  const document = { address: "https://tracker.example.com/", events: ["sold"] };
  for (const [caller, status, written] of [
    [other, 404, 404],
    // Like a PUT of an id that nothing has: agents make no postbacks.
    [agent, 404, 403],
    [admin, 403, 403],
    [null, 401, 401],
    [posting, 403, 403],
  ] as const) {
    expect((await api.call(caller, "PUT", `/v1/postbacks/${postback.id}`, document)).status).toBe(
      written,
    );
    expect((await api.call(caller, "DELETE", `/v1/postbacks/${postback.id}`)).status).toBe(status);
    expect((await api.call(caller, "POST", `/v1/postback-messages/${call.id}/send`)).status).toBe(
      status,
    );
    expect(
      (await api.call(caller, "POST", `/v1/postbacks/${postback.id}/past`, { days: 1 })).status,
    ).toBe(status);
  }
  for (const caller of [agent, admin, buyer])
    expect(
      (
        await api.call(caller, "POST", "/v1/postback-tests", {
          address: `${system.origin}/p`,
          event: "sold",
        })
      ).status,
    ).toBe(403);
  expect(system.seen).toEqual([]);
  for (const caller of [other, agent]) {
    expect((await api.call(caller, "GET", "/v1/postbacks")).body.items).toEqual([]);
    expect((await api.call(caller, "GET", "/v1/postback-messages")).body.items).toEqual([]);
  }
  expect((await api.call(admin, "GET", `/v1/postbacks/${postback.id}`)).body.abilities).toEqual({
    update: false,
  });
  expect(
    (
      await api.call(affiliate, "PUT", `/v1/postbacks/${randomUUID()}`, {
        ...document,
        source_id: randomUUID(),
      })
    ).body.errors[0].field,
  ).toBe("/source_id");
  expect((await api.call(affiliate, "DELETE", `/v1/postbacks/${postback.id}`)).status).toBe(204);
  expect(
    (
      await api.database.pool.query("select 1 from postback_message where postback_id = $1", [
        postback.id,
      ])
    ).rowCount,
  ).toBe(0);
});
