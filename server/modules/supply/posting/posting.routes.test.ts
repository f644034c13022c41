// Tests a source's posting page: it describes the rules that posts are read by, a test post stores
// nothing, and the log contains only what was wrong.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

let api: TestApi;
let now = Date.parse("2026-03-04T18:00:00Z");
let affiliate: Caller;
let other: Caller;
let buyer: Caller;
let admin: Caller;
let source: { id: string; key: string; token: string };

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  other = await api.keyOf((await api.fixture.source()).affiliateId);
  const buyerId = await api.fixture.advertiser("Ruiz Realty", 1_000_000);
  await api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents: 5_000,
    criteria: { all: [{ field: "zip_code", in: ["95814"] }] },
  });
  buyer = await api.keyOf(buyerId);
  admin = await api.keyOf(NETWORK_ID);
});
afterAll(() => api.stop());
beforeEach(async () => {
  source = await makeSource();
});

async function makeSource(
  document: object = {},
): Promise<{ id: string; key: string; token: string }> {
  const id = randomUUID();
  const { body } = await api.call(affiliate, "PUT", `/v1/sources/${id}`, {
    name: "Landing page",
    kind: "api",
    unsold_rule: "list",
    ...document,
  });
  return { id, key: body.key, token: body.posting_token };
}

const spec = async () => (await api.call(null, "GET", `/v1/posting-specs/${source.token}`)).body;
const tried = (record: object) =>
  api.call(null, "POST", `/v1/posting-specs/${source.token}/test-posts`, record);
const ownCalls = async () =>
  (await api.call(affiliate, "GET", `/v1/sources/${source.id}/requests`)).body.items;
const countLeads = async (): Promise<number> =>
  (await api.database.pool.query("select count(*)::int as count from lead")).rows[0].count;
/** Advances the clock by more than the wait between test posts. */
const later = (): void => void (now += 1_001);

async function post(body: unknown, headers: Record<string, string> = {}) {
  later();
  return api.call({ key: source.key }, "POST", "/v1/leads", body, headers);
}

describe("the page", () => {
  it("can be read with its address alone, and reveals no credentials", async () => {
    const { status, body, text } = await api.call(null, "GET", `/v1/posting-specs/${source.token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      network_name: "Plat",
      source: {
        name: "Landing page",
        kind: "api",
        status: "active",
        unsold_rule: "list",
        daily_cap: 50,
        only_listed_ips: false,
      },
      posts_per_second: 100,
      post_burst: 1_000,
    });
    expect(text).not.toContain(source.key);
    expect(text).not.toContain(source.id);
    for (const token of ["0".repeat(32), randomUUID()])
      expect((await api.call(null, "GET", `/v1/posting-specs/${token}`)).status).toBe(404);
  });

  it("asks only for what a post is refused without", async () => {
    const { example, fields } = await spec();
    expect((await tried(example)).body).toMatchObject({ status: "accepted", sale: "none" });
    for (const { name, need } of fields as { name: string; need: string }[]) {
      later();
      const { [name]: _, ...rest } = example;
      const { body } = await tried(rest);
      expect([name, body.status]).toEqual([name, need === "required" ? "rejected" : "accepted"]);
      if (need === "required")
        expect(body.errors.map(({ field }: { field: string }) => field)).toContain(name);
    }
    const { phone: _p, email: _e, ...unreachable } = example;
    later();
    expect((await tried(unreachable)).body).toMatchObject({
      status: "rejected",
      reason_code: "missing_field",
    });
    const { first_name: _f, last_name: _l, ...nameless } = example;
    later();
    expect((await tried(nameless)).body.status).toBe("accepted");
  });

  it("lists the words and alternative names that are understood", async () => {
    const { example, fields } = await spec();
    for (const { name, words, aliases } of fields as {
      name: string;
      words: string[];
      aliases: string[];
    }[]) {
      for (const word of words) {
        later();
        expect([name, word, (await tried({ ...example, [name]: word })).body.status]).toEqual([
          name,
          word,
          "accepted",
        ]);
      }
      const { [name]: value, ...rest } = example;
      if (value !== undefined)
        for (const alias of aliases) {
          later();
          expect([alias, (await tried({ ...rest, [alias]: value })).body.status]).toEqual([
            alias,
            "accepted",
          ]);
        }
    }
  });

  it("moves to another address, and only its source's owner can move it", async () => {
    for (const caller of [other, buyer])
      expect((await api.call(caller, "POST", `/v1/sources/${source.id}/posting-link`)).status).toBe(
        404,
      );
    const { body } = await api.call(affiliate, "POST", `/v1/sources/${source.id}/posting-link`);
    expect(body.posting_token).not.toBe(source.token);
    expect((await api.call(null, "GET", `/v1/posting-specs/${source.token}`)).status).toBe(404);
    expect((await api.call(null, "GET", `/v1/posting-specs/${body.posting_token}`)).status).toBe(
      200,
    );
  });

  it("is gone while its account is suspended", async () => {
    await api.database.pool.query(
      `update account
       set status = 'suspended'
       where id = (select account_id from source where id = $1)`,
      [source.id],
    );
    expect((await api.call(null, "GET", `/v1/posting-specs/${source.token}`)).status).toBe(404);
    expect((await tried({})).status).toBe(404);
    await api.database.pool.query(
      `update account
       set status = 'active'
       where id = (select account_id from source where id = $1)`,
      [source.id],
    );
  });
});

describe("a test post", () => {
  it("stores nothing, reveals no price, and never posts, whatever the record says", async () => {
    const before = await countLeads();
    const { example } = await spec();
    for (const claim of [
      {},
      { test: false },
      { test: 0, lp_test: "0" },
      { is_test: "no", ckm_test: "false" },
    ]) {
      later();
      const { status, body } = await tried({ ...example, zip_code: "95814", ...claim });
      expect(status).toBe(200);
      expect(body).toEqual({
        outcome: "success",
        status: "accepted",
        reason_code: null,
        reason: null,
        sale: "exclusive",
        fields: expect.arrayContaining([{ field: "zip_code", value: "95814" }]),
      });
    }
    later();
    expect((await tried({ ...example, test_result: "duplicate" })).body).toMatchObject({
      status: "duplicate",
    });
    expect(await countLeads()).toBe(before);
    // A post with the key returns the price.
    expect((await post({ ...example, zip_code: "95814", test: 1 })).body.price).toBeGreaterThan(0);
  });

  it("is accepted as fast as a person tries", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await tried({})).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("accepts any JSON that is an object", async () => {
    for (const record of [
      {},
      { side: { deep: [1] } },
      { a: "\u0000" },
      { side: "seller", zip_code: 99_999 },
    ]) {
      later();
      expect((await tried(record)).body).toMatchObject({ status: "rejected" });
    }
    later();
    expect((await tried([])).status).toBe(422);
  });
});

describe("the request log", () => {
  it("shows each outcome and what was wrong, newest first", async () => {
    await post(postBody(1));
    await post({ ...postBody(2), zip_code: "95814" });
    await post({ ...postBody(2), zip_code: "95814" });
    await post({
      ...postBody(3),
      first_name: "Canaryname",
      comments: "canary-comment",
      zip_code: "00000",
      side: "canary-side",
    });
    await post({ ...postBody(4), test: 1 });
    await post("{not json", { "content-type": "application/json" });
    await post("hello", { "content-type": "application/yaml" });
    later();
    await api.call({ key: source.key }, "POST", "/v1/leads/batch", {
      leads: [{ ...postBody(5), zip_code: "95814" }, { side: "seller" }],
    });
    later();
    await api.call({ key: source.key }, "POST", "/v1/pings", { side: "seller", zip_code: "95814" });
    later();
    await tried({ side: "seller" });
    const calls = await ownCalls();
    expect(
      calls
        .map(({ operation, http_status, is_test, result, reason }: Record<string, unknown>) => [
          operation,
          http_status,
          is_test,
          result,
          reason,
        ])
        .slice(0, 2),
    ).toEqual([
      ["try", 200, true, "rejected", "missing_field"],
      ["ping", 200, false, "offer", null],
    ]);
    expect(
      calls
        .slice(2, 4)
        .map(({ operation, result }: Record<string, unknown>) => [operation, result])
        .toSorted(),
    ).toEqual([
      ["batch", "accepted"],
      ["batch", "rejected"],
    ]);
    expect(
      calls
        .slice(4)
        .map(({ http_status, is_test, result, reason }: Record<string, unknown>) => [
          http_status,
          is_test,
          result,
          reason,
        ]),
    ).toEqual([
      [415, false, "refused", "unsupported_media_type"],
      [400, false, "refused", "malformed"],
      [200, true, "accepted", null],
      [200, false, "rejected", "invalid_field"],
      [200, false, "duplicate", "duplicate"],
      [200, false, "accepted", null],
      [200, false, "accepted", null],
    ]);
    const [sold] = calls.slice(-2);
    expect(sold.price_cents).toBeGreaterThan(0);
    expect((await api.call(affiliate, "GET", `/v1/leads/${sold.lead_id}`)).status).toBe(200);
    expect(
      calls
        .find(({ reason }: { reason: string }) => reason === "invalid_field")
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(["side", "zip_code"]);
    // A caller with the page's address sees the same, without leads and prices.
    const open = await api.call(null, "GET", `/v1/posting-specs/${source.token}/requests`);
    expect(open.body.items).toEqual(
      calls.map((call: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(call).filter(([name]) => name !== "lead_id" && name !== "price_cents"),
        ),
      ),
    );
    const { rows } = await api.database.pool.query(
      "select string_agg(c::text, '') as everything from source_call c",
    );
    for (const text of [open.text, JSON.stringify(calls), rows[0].everything])
      expect(text).not.toMatch(/canary|example\.com/i);
  });

  it("names a key that is rejected for its address", async () => {
    await api.call(affiliate, "PATCH", `/v1/sources/${source.id}`, {
      allowed_ips: ["203.0.113.0/24"],
    });
    expect((await post(postBody(6))).status).toBe(403);
    expect((await ownCalls())[0]).toMatchObject({
      http_status: 403,
      result: "refused",
      reason: "forbidden",
      errors: [{ field: "", message: expect.stringContaining("from its listed addresses") }],
    });
  });

  it("logs fields whose names no column can hold", async () => {
    for (const name of ["a\u0000b", "a\ud800b"])
      await api.call({ key: source.key }, "POST", "/v1/leads/batch", { leads: [], [name]: 1 });
    const noted = await ownCalls();
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).toContain("a\ufffdb");
  });

  it("has a hundred entries at most, and of a flood within a second the first fifty", async () => {
    later();
    await Promise.all(
      [0, 1].map((part) =>
        api.call({ key: source.key }, "POST", "/v1/leads/batch", {
          leads: Array.from({ length: 40 }, () => ({ side: `${part}` })),
        }),
      ),
    );
    expect(await ownCalls()).toHaveLength(50);
    for (let round = 0; round < 3; round += 1) {
      later();
      await api.call({ key: source.key }, "POST", "/v1/leads/batch", {
        leads: Array.from({ length: 45 }, () => ({})),
      });
      expect((await ownCalls()).length).toBe(Math.min(100, 50 + 45 * (round + 1)));
    }
    expect(
      (
        await api.database.pool.query(
          "select count(*)::int as count from source_call where source_id = $1",
          [source.id],
        )
      ).rows[0].count,
    ).toBe(100);
  });

  it("is visible to the owner and the operator", async () => {
    expect((await api.call(admin, "GET", `/v1/sources/${source.id}/requests`)).status).toBe(200);
    for (const caller of [other, buyer])
      expect((await api.call(caller, "GET", `/v1/sources/${source.id}/requests`)).status).toBe(404);
    expect(
      (await api.call({ key: source.key }, "GET", `/v1/sources/${source.id}/requests`)).status,
    ).toBe(403);
  });
});
