// Checks that a source and values of its sub ids that the network paused take nothing, by whatever
// way it comes, until the network resumes them; and that their affiliate cannot.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

const REASON = "Send us the text of the consent.";

let now = Date.parse("2026-03-04T18:00:00Z");
let api: TestApi;
let affiliate: Caller;
let operator: Caller;
let id = "";
let key: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  operator = await api.userOf(NETWORK_ID, "admin");
  const buyer = await api.keyOf(await api.fixture.advertiser("Ruiz Realty", 100_000_000));
  await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
    name: "California",
    criteria: { field: "state", in: ["CA"] },
    exclusive_bid_cents: 9_000,
  });
  await api.market.catchUp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  id = randomUUID();
  const { body } = await api.call(affiliate, "PUT", `/v1/sources/${id}`, {
    name: "Landing page",
    kind: "api",
  });
  key = { key: body.key };
});

const pause = (fields: object = {}) =>
  api.call(operator, "POST", "/v1/network-pauses", {
    kind: "source",
    thing_id: id,
    reason: REASON,
    ...fields,
  });
const end = (pauseId: string) => api.call(operator, "POST", `/v1/network-pauses/${pauseId}/end`);
const own = (method: string, path = "", body?: object) =>
  api.call(affiliate, method, `/v1/sources/${id}${path}`, body);
const person = (fields: object = {}) => postBody((people += 1), fields as Record<string, unknown>);
const PING = { side: "seller", zip_code: "95838", property_type: "condo", timing: "asap_0_30d" };

/** What each way of sending a lead is answered. */
const WAYS: Readonly<Record<string, (fields: object) => Promise<unknown>>> = {
  post: async (fields) => (await api.call(key, "POST", "/v1/leads", person(fields))).body,
  batch: async (fields) =>
    (await api.call(key, "POST", "/v1/leads/batch", { leads: [person(fields)] })).body.results[0],
  test: async (fields) =>
    (await api.call(key, "POST", "/v1/leads", person({ ...fields, test: 1 }))).body,
  ping: async (fields) => (await api.call(key, "POST", "/v1/pings", { ...PING, ...fields })).body,
  "posting page": async (fields) => {
    const { posting_token: token } = (await own("GET")).body;
    return (await api.call(null, "POST", `/v1/posting-specs/${token}/test-posts`, person(fields)))
      .body;
  },
};
const HELD = {
  status: "rejected",
  reason_code: "source_paused",
  reason: expect.stringContaining("The network paused"),
};

describe("a source that the network paused", () => {
  it.each(Object.keys(WAYS))("takes nothing by %s", async (way) => {
    expect(await WAYS[way]?.({})).not.toMatchObject(HELD);
    const { body } = await pause();
    expect(await WAYS[way]?.({})).toMatchObject(HELD);
    await end(body.id);
    expect(await WAYS[way]?.({})).not.toMatchObject(HELD);
  });

  it("is resumed by nothing that its affiliate does to it", async () => {
    await pause();
    const ways: (() => Promise<unknown>)[] = [
      () => own("PATCH", "", { status: "active" }),
      () => own("PATCH", "", { status: "paused" }),
      () => own("PUT", "", { name: "Another name", kind: "api", status: "active" }),
      async () => {
        key = { key: (await own("POST", "/key")).body.key };
      },
    ];
    for (const way of ways) {
      await way();
      expect((await own("GET")).body.network_pause).toMatchObject({ reason: REASON });
      expect(await WAYS["post"]?.({})).toMatchObject(HELD);
    }
    const list = await api.call(affiliate, "GET", "/v1/sources?where=network_paused,eq,yes");
    expect(list.body.items.map((one: { id: string }) => one.id)).toContain(id);
  });

  it("says on a refused lead that the network paused it, and repeats the answer", async () => {
    const { body } = await pause();
    const lead = person();
    const once = { "idempotency-key": randomUUID() };
    const first = await api.call(key, "POST", "/v1/leads", lead, once);
    expect(first.body).toMatchObject(HELD);
    await end(body.id);
    expect((await api.call(key, "POST", "/v1/leads", lead, once)).body).toEqual(first.body);
    const read = await api.call(affiliate, "GET", `/v1/leads/${first.body.lead.id}`);
    expect(read.body.reason_code).toBe("paused_by_network");
    // Nothing was sold, so that the same person may come again.
    expect((await api.call(key, "POST", "/v1/leads", lead)).body.status).toBe("accepted");
  });

  it("returns to what its affiliate wants: its own pause stays beneath", async () => {
    const { body } = await pause();
    await own("PATCH", "", { status: "paused" });
    await end(body.id);
    expect(await WAYS["post"]?.({})).toMatchObject({
      reason_code: "source_paused",
      reason: expect.stringContaining("Resume it"),
    });
    await own("PATCH", "", { status: "active" });
    expect(await WAYS["post"]?.({})).toMatchObject({ status: "accepted" });
  });

  it("takes leads again at the end of the pause, to the second, without a job", async () => {
    await pause({ ends_at: new Date(now + DAY_MS).toISOString() });
    now += DAY_MS - 1;
    expect(await WAYS["post"]?.({})).toMatchObject(HELD);
    now += 1;
    expect(await WAYS["post"]?.({})).toMatchObject({ status: "accepted" });
    expect((await own("GET")).body.network_pause).toBeNull();
    // Its end was not recorded yet: another pause records it.
    expect((await pause()).status).toBe(200);
    expect(await WAYS["post"]?.({})).toMatchObject(HELD);
  });

  it("is the network's to pause: its status is its affiliate's", async () => {
    for (const [method, body] of [
      ["PATCH", { status: "paused" }],
      ["PUT", { name: "Landing page", kind: "api", status: "paused" }],
    ] as const)
      expect(
        (await api.call(operator, method, `/v1/sources/${id}`, body)).body.errors,
      ).toMatchObject([{ field: "/status", code: "owner_only" }]);
    await own("PATCH", "", { status: "paused" });
    const kept = await api.call(operator, "PUT", `/v1/sources/${id}`, {
      name: "Landing page",
      kind: "api",
    });
    expect(kept.body.status).toBe("paused");
  });
});

describe("a value of a sub ID that the network paused", () => {
  const pauseSub = (value: string, sub = "sub1") => pause({ kind: "sub_id", sub, value });

  it.each(Object.keys(WAYS))("takes nothing by %s, in any spelling and alias", async (way) => {
    const { body } = await pauseSub(" Spring  Sale");
    expect(body).toMatchObject({ kind: "sub_id", sub: "sub1", value: "Spring  Sale" });
    for (const fields of [
      { sub1: "Spring Sale" },
      { sub1: "SPRING SALE " },
      { sub1: "spring \t sale" },
      { sub1: "ｓｐｒｉｎｇ sale" },
      { sub_id: "spring sale" },
      { aff_sub: "Spring sale" },
    ])
      expect(await WAYS[way]?.(fields), JSON.stringify(fields)).toMatchObject(HELD);
    for (const fields of [{}, { sub1: "spring sale 2" }, { sub2: "Spring Sale" }])
      expect(await WAYS[way]?.(fields), JSON.stringify(fields)).not.toMatchObject(HELD);
    await end(body.id);
    expect(await WAYS[way]?.({ sub1: "Spring Sale" })).not.toMatchObject(HELD);
  });

  it("is refused at the post to an offer whose ping did not name it", async () => {
    await pauseSub("brokered", "sub3");
    const ping = await api.call(key, "POST", "/v1/pings", PING);
    expect(ping.body.status).toBe("accepted");
    const posted = await api.call(
      key,
      "POST",
      `/v1/pings/${ping.body.ping.id}/post`,
      person({ ...PING, sub3: "Brokered" }),
    );
    expect(posted.body).toMatchObject({ status: "rejected", price: 0 });
  });

  it("is one of several, each once, and shown on the source", async () => {
    await pauseSub("one");
    expect((await pauseSub(" ONE ")).body.code).toBe("already_decided");
    await pauseSub("one", "sub2");
    await pauseSub("two");
    await pause();
    expect((await own("GET")).body).toMatchObject({
      network_pause: { reason: REASON },
      paused_sub_ids: [
        { sub: "sub1", value: "one", reason: REASON, ends_at: null },
        { sub: "sub1", value: "two" },
        { sub: "sub2", value: "one" },
      ],
    });
    for (const fields of [{ sub: "sub1" }, { value: "one" }, { sub: "sub6", value: "one" }])
      expect((await pause({ kind: "sub_id", ...fields })).status).toBe(422);
  });
});
