// Tests sources over HTTP: making one with its key, changing it, the operator's part of it, and
// what its key allows.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

let api: TestApi;
let now = Date.parse("2026-03-04T18:00:00Z");
let affiliateId: string;
let affiliate: Caller;
let other: Caller;
let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => now);
  affiliateId = (await api.fixture.source()).affiliateId;
  affiliate = await api.keyOf(affiliateId);
  other = await api.keyOf((await api.fixture.source()).affiliateId);
  buyer = await api.keyOf(await api.fixture.advertiser("Ruiz Realty", 0));
  admin = await api.keyOf(NETWORK_ID);
});
afterAll(() => api.stop());

async function makeSource(document: object = {}): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const { status, body } = await api.call(affiliate, "PUT", `/v1/sources/${id}`, {
    name: "Landing page",
    kind: "api",
    ...document,
  });
  expect(status).toBe(200);
  return { id, key: body.key };
}

describe("PUT /v1/sources/{id}", () => {
  it("makes a source with defaults, shows its key once, and keeps only the hash", async () => {
    const id = randomUUID();
    const { body } = await api.call(affiliate, "PUT", `/v1/sources/${id}`, {
      name: "Landing page",
      kind: "form",
    });
    expect(body).toMatchObject({
      id,
      account_id: affiliateId,
      status: "active",
      unsold_rule: "list",
      allows_exclusive: true,
      shared_slots: 3,
      routing: "best_price",
      reserve_exclusive_cents: null,
      daily_cap: 50,
      key: expect.stringMatching(/^plat_src_[\w-]{43}$/),
      abilities: { update: true, operate: false },
    });
    const again = await api.call(affiliate, "GET", `/v1/sources/${id}`);
    expect(again.body).not.toHaveProperty("key");
    expect(again.body.key_hint).toBe(body.key.slice(-4));
    const { rows } = await api.database.pool.query(
      `select row_to_json(s)::text || (select string_agg(a::text, '') from activity a) as everything
       from source s
       where id = $1`,
      [id],
    );
    expect(rows[0].everything).not.toContain(body.key);
    expect(
      (await api.call(affiliate, "PUT", `/v1/sources/${id}`, { name: "Renamed", kind: "form" }))
        .body,
    ).not.toHaveProperty("key");
  });

  it("returns a lead without a buyer to affiliates who post by API", async () => {
    const { id } = await makeSource();
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body.unsold_rule).toBe("reject");
  });

  it.each([
    [
      "a source that may not be sold at all",
      { allows_exclusive: false, shared_slots: 0 },
      "/shared_slots",
    ],
    ["a cap above the network's for new sources", { daily_cap: 51 }, "/daily_cap"],
    ["no cap", { daily_cap: null }, "/daily_cap"],
    ["a routing of the affiliate's own", { routing: "priority" }, "/routing"],
    ["an unknown member", { key: "plat_src_mine" }, "/key"],
    ["an unknown kind", { kind: "fax" }, "/kind"],
  ])("refuses %s", async (_, document, field) => {
    const { status, body } = await api.call(affiliate, "PUT", `/v1/sources/${randomUUID()}`, {
      name: "x",
      kind: "api",
      ...document,
    });
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  it("is for affiliates to make", async () => {
    for (const caller of [buyer, admin])
      expect(
        (await api.call(caller, "PUT", `/v1/sources/${randomUUID()}`, { name: "x", kind: "api" }))
          .status,
      ).toBe(403);
  });
});

describe("changing a source", () => {
  it("merges, keeps its kind, and leaves the operator's part to the operator", async () => {
    const { id } = await makeSource({ reserve_exclusive_cents: 500 });
    expect(
      (
        await api.call(affiliate, "PATCH", `/v1/sources/${id}`, {
          status: "paused",
          reserve_exclusive_cents: null,
        })
      ).body,
    ).toMatchObject({ status: "paused", reserve_exclusive_cents: null, name: "Landing page" });
    expect((await api.call(affiliate, "PATCH", `/v1/sources/${id}`, { kind: "form" })).status).toBe(
      422,
    );
    expect(
      (await api.call(affiliate, "PATCH", `/v1/sources/${id}`, { daily_cap: 10 })).body.daily_cap,
    ).toBe(10);
    // A lowered cap goes back up to what the network set, and no further.
    const raised = await api.call(affiliate, "PATCH", `/v1/sources/${id}`, { daily_cap: 50 });
    expect(raised.body).toMatchObject({ daily_cap: 50, daily_cap_limit: 50 });
    expect(
      (await api.call(affiliate, "PATCH", `/v1/sources/${id}`, { daily_cap: 51 })).status,
    ).toBe(422);
    const operated = await api.call(admin, "PATCH", `/v1/sources/${id}`, { daily_cap: 80 });
    expect(operated.body).toMatchObject({ daily_cap: 80, daily_cap_limit: 80 });
    expect(
      (
        await api.call(admin, "PATCH", `/v1/sources/${id}`, {
          daily_cap: null,
          routing: "weighted",
        })
      ).body,
    ).toMatchObject({ daily_cap: null, routing: "weighted" });
    const set = await api.call(affiliate, "PUT", `/v1/sources/${id}`, {
      name: "Set by its affiliate",
      kind: "api",
    });
    expect(set.body).toMatchObject({ daily_cap: null, routing: "weighted", status: "active" });
  });

  it("treats another's source as not found", async () => {
    const { id } = await makeSource();
    const absent = await api.call(other, "GET", `/v1/sources/${randomUUID()}`);
    // Buyers make no sources, whether the id is another's or new.
    const mine = { name: "Mine", kind: "api" };
    const unmade = await api.call(buyer, "PUT", `/v1/sources/${randomUUID()}`, mine);
    expect(unmade.status).toBe(403);
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["PATCH", "", { name: "Mine" }],
      ["PUT", "", mine],
      ["POST", "/key", undefined],
      ["DELETE", "/old-key", undefined],
    ] as const) {
      for (const caller of [other, buyer]) {
        const refused = await api.call(caller, method, `/v1/sources/${id}${path}`, body);
        const expected = caller === buyer && method === "PUT" ? unmade : absent;
        expect([refused.status, refused.text]).toEqual([expected.status, expected.text]);
      }
    }
    expect(
      (await api.call(other, "GET", "/v1/sources")).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).not.toContain(id);
    expect((await api.call(buyer, "GET", "/v1/sources")).body.items).toEqual([]);
  });
});

describe("the current estimate", () => {
  it("equals the answer to a post of the same lead, over own leads and today's bids", async () => {
    const { id, key } = await makeSource({ unsold_rule: "list", reserve_exclusive_cents: 100 });
    const prices = async (caller: Caller) => api.call(caller, "GET", `/v1/sources/${id}/prices`);
    expect((await prices(affiliate)).body).toMatchObject({ leads: 0, kinds: [], raises: [] });
    for (let index = 0; index < 6; index += 1)
      await api.call(
        { key },
        "POST",
        "/v1/leads",
        postBody(100 + index, { zip_code: "78701", state: undefined, city: undefined }),
      );
    await api.call(
      { key },
      "POST",
      "/v1/leads",
      postBody(110, { zip_code: "10001", state: undefined, city: undefined }),
    );
    await api.call({ key }, "POST", "/v1/leads", { side: "seller" });
    const before = (await prices(affiliate)).body;
    expect(before.leads).toBe(7);
    expect(
      before.kinds.map(({ leads, taken, median_cents: cents }: Record<string, unknown>) => [
        leads,
        taken,
        cents,
      ]),
    ).toEqual([[7, 0, null]]);
    const buyerId = await api.fixture.advertiser("Price maker", 1_000_000);
    const [campaignTaking, other_] = [
      {
        accountId: buyerId,
        exclusiveCents: 4_000,
        criteria: { all: [{ field: "zip_code", in: ["78701"] }] },
      },
      {
        accountId: buyerId,
        exclusiveCents: 9_000,
        criteria: { all: [{ field: "side", in: ["renter"] }] },
      },
    ] as const;
    await api.fixture.campaign(campaignTaking);
    await api.fixture.campaign(other_);
    const now_ = (await prices(affiliate)).body;
    const tested = (
      await api.call(
        { key },
        "POST",
        "/v1/leads",
        postBody(120, { zip_code: "78701", state: undefined, city: undefined, test: 1 }),
      )
    ).body;
    expect(
      now_.kinds.map(
        ({ leads, taken, median_cents: median, best_cents: best }: Record<string, unknown>) => [
          leads,
          taken,
          median,
          best,
        ],
      ),
    ).toEqual([[7, 6, tested.price * 100, tested.price * 100]]);
    expect(tested.price).toBeGreaterThan(0);
    // The query consumed nothing.
    expect(
      (await api.database.pool.query("select sum(total_leads)::int as taken from campaign_state"))
        .rows[0].taken,
    ).toBe(0);
    expect((await prices(admin)).status).toBe(200);
    for (const caller of [other, buyer]) expect((await prices(caller)).status).toBe(404);
    expect((await prices({ key })).status).toBe(403);
  });
});

describe("a source's key", () => {
  it("posts leads as JSON and as a form, in header or body, until it is replaced", async () => {
    const { id, key } = await makeSource();
    const posted = await api.call({ key }, "POST", "/v1/leads", postBody(1));
    expect(posted).toMatchObject({
      status: 200,
      body: { reason_code: "no_buyer", status: "rejected" },
    });
    const form = new URLSearchParams({
      ...Object.fromEntries(
        Object.entries(postBody(2)).map(([name, value]) => [name, String(value)]),
      ),
      source_key: key,
    }).toString();
    expect(
      await api.call(null, "POST", "/v1/leads", form, {
        "content-type": "application/x-www-form-urlencoded",
      }),
    ).toMatchObject({ status: 200, body: { reason_code: "no_buyer" } });
    expect((await api.call(null, "POST", "/v1/leads", postBody(3))).status).toBe(401);

    const rotated = await api.call(affiliate, "POST", `/v1/sources/${id}/key`);
    expect(rotated.body.key).not.toBe(key);
    now += 1_001;
    expect((await api.call({ key }, "POST", "/v1/leads", postBody(4))).status).toBe(401);
    expect(
      (await api.call({ key: rotated.body.key }, "POST", "/v1/leads", postBody(5))).status,
    ).toBe(200);
  });

  it("works for a while after it was replaced, if requested", async () => {
    const { id, key } = await makeSource();
    const postsWith = async (one: string): Promise<number> => {
      now += 1_001;
      return (await api.call({ key: one }, "POST", "/v1/leads", { ...postBody(8), test: 1 }))
        .status;
    };
    const second = (
      await api.call(affiliate, "POST", `/v1/sources/${id}/key`, { keep_old_hours: 24 })
    ).body;
    expect(Date.parse(second.old_key_until)).toBe(now + 24 * 3_600_000);
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body).toMatchObject({
      key_hint: second.key_hint,
      old_key: { hint: key.slice(-4), until: second.old_key_until },
    });
    expect([await postsWith(key), await postsWith(second.key)]).toEqual([200, 200]);
    now = Date.parse(second.old_key_until);
    expect([await postsWith(key), await postsWith(second.key)]).toEqual([401, 200]);
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body.old_key).toBeNull();
    // Only the last key keeps working; and it can be ended.
    const third = (
      await api.call(affiliate, "POST", `/v1/sources/${id}/key`, { keep_old_hours: 24 })
    ).body;
    const fourth = (
      await api.call(affiliate, "POST", `/v1/sources/${id}/key`, { keep_old_hours: 1 })
    ).body;
    expect([
      await postsWith(second.key),
      await postsWith(third.key),
      await postsWith(fourth.key),
    ]).toEqual([401, 200, 200]);
    expect((await api.call(affiliate, "DELETE", `/v1/sources/${id}/old-key`)).body).toMatchObject({
      old_key: null,
      key_hint: fourth.key_hint,
    });
    expect([await postsWith(third.key), await postsWith(fourth.key)]).toEqual([401, 200]);
    expect((await api.call(affiliate, "DELETE", `/v1/sources/${id}/old-key`)).status).toBe(200);
    for (const hours of [-1, 169, 1.5, "24"])
      expect(
        (await api.call(affiliate, "POST", `/v1/sources/${id}/key`, { keep_old_hours: hours }))
          .status,
      ).toBe(422);
  });

  it("is accepted from the addresses on its list only, for posts, pings and queries", async () => {
    const { id, key } = await makeSource();
    const statuses = async (): Promise<number[]> => {
      now += 1_001;
      const test = { ...postBody(9), test: 1 };
      return [
        (await api.call({ key }, "POST", "/v1/leads", test)).status,
        (await api.call(null, "POST", "/v1/leads", { ...test, source_key: key })).status,
        (await api.call({ key }, "POST", "/v1/leads/batch", { leads: [test] })).status,
        (
          await api.call({ key }, "POST", "/v1/pings", {
            side: "seller",
            zip_code: "95838",
            test: 1,
          })
        ).status,
        (await api.call({ key }, "GET", "/v1/leads")).status,
      ];
    };
    await api.call(affiliate, "PATCH", `/v1/sources/${id}`, {
      allowed_ips: ["203.0.113.0/24", "2001:db8::/32"],
    });
    expect(await statuses()).toEqual([403, 403, 403, 403, 403]);
    await api.call(affiliate, "PATCH", `/v1/sources/${id}`, {
      allowed_ips: ["203.0.113.0/24", "127.0.0.0/8"],
    });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    await api.call(affiliate, "PATCH", `/v1/sources/${id}`, { allowed_ips: null });
    expect((await api.call(affiliate, "GET", `/v1/sources/${id}`)).body.allowed_ips).toEqual([]);
    const refused = await api.call(affiliate, "PATCH", `/v1/sources/${id}`, {
      allowed_ips: ["127.0.0.1", "office"],
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "/allowed_ips/1" }] } });
  });

  it("reads its account's leads, and nothing else", async () => {
    const { key } = await makeSource();
    await api.call({ key }, "POST", "/v1/leads", postBody(6));
    expect((await api.call({ key }, "GET", "/v1/leads")).body.items.length).toBeGreaterThan(0);
    for (const path of [
      "/v1/sources",
      "/v1/sales",
      "/v1/earnings",
      "/v1/activity",
      "/v1/campaigns",
      "/v1/profile",
      "/v1/settings",
    ]) {
      expect((await api.call({ key }, "GET", path)).status, path).toBe(403);
    }
  });

  it("stops with its account's suspension, and does not work before approval", async () => {
    const { key } = await makeSource();
    for (const [status, code] of [
      ["suspended", "suspended"],
      ["pending", "not_approved"],
      ["refused", "not_approved"],
    ]) {
      await api.database.pool.query("update account set status = $2 where id = $1", [
        affiliateId,
        status,
      ]);
      now += 1_001;
      expect(await api.call({ key }, "POST", "/v1/leads", postBody(7))).toMatchObject({
        status: 403,
        body: { code },
      });
    }
    await api.database.pool.query("update account set status = 'active' where id = $1", [
      affiliateId,
    ]);
    now += 1_001;
    expect((await api.call({ key }, "POST", "/v1/leads", postBody(7))).status).toBe(200);
  });
});
