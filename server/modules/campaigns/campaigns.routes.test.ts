// Campaigns over HTTP against a real database: setting, merging, checking, pausing, and who may.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestApi, type Caller } from "../../../test/support/api.ts";
import { NETWORK_ID } from "../../../test/support/market.ts";

const AT = Date.parse("2026-03-04T18:00:00Z");

let api: TestApi;
let accountId: string;
let buyer: Caller;
let otherBuyer: Caller;
let affiliate: Caller;
let admin: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => AT);
  accountId = await api.fixture.advertiser("Ruiz Realty", 100_000);
  buyer = await api.keyOf(accountId);
  otherBuyer = await api.keyOf(await api.fixture.advertiser("Other Realty", 0));
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  admin = await api.keyOf(NETWORK_ID);
});
afterAll(() => api.stop());

const DOCUMENT = {
  name: "Sacramento sellers",
  criteria: {
    all: [
      { field: "side", in: ["seller"] },
      { field: "radius", zip_code: "95838", miles: 20 },
    ],
  },
  exclusive_bid_cents: 6_500,
};

async function makeCampaign(document: object = DOCUMENT): Promise<string> {
  const id = randomUUID();
  const { status } = await api.call(buyer, "PUT", `/v1/campaigns/${id}`, document);
  expect(status).toBe(200);
  return id;
}

describe("PUT /v1/campaigns/{id}", () => {
  it("makes a campaign with defaults, counters, history, log and a new book version", async () => {
    const { pool } = api.database;
    const before =
      (await pool.query<{ version: bigint }>("select version from book")).rows[0]?.version ?? 0n;
    const id = randomUUID();
    const { status, body } = await api.call(buyer, "PUT", `/v1/campaigns/${id}`, DOCUMENT);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      account_id: accountId,
      status: "active",
      exclusive_bid_cents: 6_500,
      shared_bid_cents: null,
      adjustments: [],
      limits: { leads: {}, cents: {} },
      schedule: { time_zone: "America/Los_Angeles", hours: [] },
      pacing: "asap",
      priority: 100,
      weight: 1,
      contact_channels: ["call", "text", "email"],
      abilities: { update: true },
    });
    expect(body.version).toBe(Number(before + 1n));
    expect(body.criteria.all[1].latitude).toBeCloseTo(38.65, 1);
    const {
      rows: [state],
    } = await pool.query(
      "select s.* from campaign_state s join campaign c on c.no = s.campaign_no where c.id = $1",
      [id],
    );
    expect(state).toMatchObject({ total_leads: 0, total_cents: 0n });
    const { rows: history } = await pool.query(
      "select version, document from campaign_history where campaign_id = $1",
      [id],
    );
    expect(history).toHaveLength(1);
    const { rows: activity } = await pool.query(
      "select action, subject_id from activity where subject_id = $1",
      [id],
    );
    expect(activity).toEqual([{ action: "campaign.created", subject_id: id }]);
  });

  it("replaces the whole: what is left out goes back to its default", async () => {
    const id = await makeCampaign({
      ...DOCUMENT,
      limits: { leads: { day: 3 } },
      shared_bid_cents: 900,
      weight: 7,
    });
    const { body } = await api.call(buyer, "PUT", `/v1/campaigns/${id}`, DOCUMENT);
    expect(body).toMatchObject({
      limits: { leads: {}, cents: {} },
      shared_bid_cents: null,
      weight: 1,
    });
  });

  it("keeps what the market reads: the memory takes the change over", async () => {
    const id = await makeCampaign({
      ...DOCUMENT,
      limits: { leads: { day: 3 }, cents: { month: 50_000 } },
      adjustments: [{ by: "tier", value: "hot", basis_points: 1_000 }],
    });
    await api.market.catchUp();
    const {
      rows: [row],
    } = await api.database.pool.query<{ adjustments: unknown; limits: unknown; schedule: unknown }>(
      "select adjustments, limits, schedule from campaign where id = $1",
      [id],
    );
    expect(row).toEqual({
      adjustments: [{ by: "tier", value: "hot", percent: 1_000 }],
      limits: { leads: { day: 3 }, cents: { month: 50_000 } },
      schedule: { timeZone: "America/Los_Angeles", hours: [] },
    });
  });

  it.each([
    ["an unknown member", { ...DOCUMENT, phone: "1" }, "/phone"],
    ["a wrong type", { ...DOCUMENT, exclusive_bid_cents: "6500" }, "/exclusive_bid_cents"],
    ["a fraction of a cent", { ...DOCUMENT, exclusive_bid_cents: 1.5 }, "/exclusive_bid_cents"],
    [
      "more than JSON keeps",
      { ...DOCUMENT, exclusive_bid_cents: 9_007_199_254_740_992 },
      "/exclusive_bid_cents",
    ],
    ["no bid", { name: "x", criteria: { all: [] } }, "/exclusive_bid_cents"],
    [
      "a criterion outside the list",
      { ...DOCUMENT, criteria: { field: "race", in: ["x"] } },
      "/criteria/field",
    ],
    [
      "an unknown ZIP",
      { ...DOCUMENT, criteria: { field: "radius", zip_code: "00000", miles: 20 } },
      "/criteria/zip_code",
    ],
    [
      "an unknown zone",
      { ...DOCUMENT, schedule: { time_zone: "Mars/Base" } },
      "/schedule/time_zone",
    ],
    [
      "hours that end before they begin",
      {
        ...DOCUMENT,
        schedule: {
          time_zone: "UTC",
          hours: [{ weekday: 0, open_minute: 600, close_minute: 300 }],
        },
      },
      "/schedule/hours/0/close_minute",
    ],
    [
      "hours that overlap",
      {
        ...DOCUMENT,
        schedule: {
          time_zone: "UTC",
          hours: [
            { weekday: 0, open_minute: 0, close_minute: 300 },
            { weekday: 0, open_minute: 200, close_minute: 400 },
          ],
        },
      },
      "/schedule/hours/1",
    ],
    [
      "an adjustment for no tier",
      { ...DOCUMENT, adjustments: [{ by: "tier", value: "warm", basis_points: 1 }] },
      "/adjustments/0/value",
    ],
    ["a cap of nothing", { ...DOCUMENT, limits: { leads: { day: 0 } } }, "/limits/leads/day"],
    ["an unknown window", { ...DOCUMENT, limits: { leads: { year: 1 } } }, "/limits/leads/year"],
    [
      "a source that is none",
      { ...DOCUMENT, blocked_source_ids: ["0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34"] },
      "/blocked_source_ids/0",
    ],
    ["a NUL character", { ...DOCUMENT, name: "a\0b" }, "/name"],
    ["half a character", { ...DOCUMENT, name: "a\ud800b" }, "/name"],
    ["a blank name", { ...DOCUMENT, name: "  " }, "/name"],
  ])("refuses %s, naming the field", async (_, document, field) => {
    const { status, body } = await api.call(
      buyer,
      "PUT",
      `/v1/campaigns/${randomUUID()}`,
      document,
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid", status: 422 });
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it.each([
    [
      "a side and another",
      {
        criteria: {
          all: [
            { field: "side", in: ["seller"] },
            { field: "side", in: ["renter"] },
          ],
        },
      },
      "/criteria/all/1",
      "contradiction",
    ],
    [
      "a state and a ZIP elsewhere",
      {
        criteria: {
          all: [
            { field: "state", in: ["NV"] },
            { field: "zip_code", in: ["95838"] },
          ],
        },
      },
      "/criteria/all/1",
      "contradiction",
    ],
    [
      "a circle and a ZIP outside it",
      {
        criteria: {
          all: [
            { field: "radius", zip_code: "95838", miles: 20 },
            { field: "zip_code", in: ["10001"] },
          ],
        },
      },
      "/criteria/all/1",
      "contradiction",
    ],
    [
      "a ZIP that is none",
      {
        criteria: {
          any: [
            { field: "zip_code", in: ["95838", "00000"] },
            { not: { field: "state", in: ["CA"] } },
          ],
        },
      },
      "/criteria/any/0/in/1",
      "unknown_zip",
    ],
    [
      "a day of more than its week",
      { limits: { leads: { day: 30, week: 20 } } },
      "/limits/leads/day",
      "cap_above_longer",
    ],
    [
      "money for less than a lead",
      { limits: { cents: { day: 6_499 } } },
      "/limits/cents/day",
      "budget_below_bid",
    ],
    [
      "money for less than a lead from a source",
      { source_limits: { cents: { total: 100 } } },
      "/source_limits/cents/total",
      "budget_below_bid",
    ],
  ])("refuses %s, for nothing would come of it", async (_, part, field, code) => {
    const { status, body } = await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      ...DOCUMENT,
      ...part,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field, code, message: expect.stringMatching(/: (change|lower|raise|take) /) },
    ]);
  });

  it("lets an old conflicting campaign be paused, until its terms are changed", async () => {
    const id = await makeCampaign({ ...DOCUMENT, limits: { cents: { day: 6_500 } } });
    await api.database.pool.query(
      'update campaign set limits = \'{"cents":{"day":100}}\' where id = $1',
      [id],
    );
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`)).body).toMatchObject({
      status: "paused",
      limits: { cents: { day: 100 } },
    });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { name: "Another name" })).status,
    ).toBe(422);
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { limits: { cents: null } })).status,
    ).toBe(200);
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).status,
    ).toBe(200);
  });

  it("reports every problem at once", async () => {
    const { body } = await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "x",
      criteria: { any: [] },
      schedule: { time_zone: "Mars/Base" },
    });
    expect(body.errors).toHaveLength(3);
  });

  it("makes one campaign of two calls at once, and both are told the same id", async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.call(buyer, "PUT", `/v1/campaigns/${id}`, { ...DOCUMENT, weight: index + 1 }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const { rows } = await api.database.pool.query(
      "select version from campaign_history where campaign_id = $1",
      [id],
    );
    expect(rows).toHaveLength(8);
    expect(new Set(answers.map((answer) => answer.body.version)).size).toBe(8);
  });
});

describe("PATCH /v1/campaigns/{id}", () => {
  it("merges as RFC 7396 says", async () => {
    const id = await makeCampaign({
      ...DOCUMENT,
      limits: { leads: { day: 3, week: 9 }, cents: { day: 10_000 } },
      weight: 7,
    });
    const { status, body } = await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, {
      limits: { leads: { day: 5, week: null }, cents: null },
      weight: null,
      shared_bid_cents: 800,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: DOCUMENT.name,
      exclusive_bid_cents: 6_500,
      shared_bid_cents: 800,
      limits: { leads: { day: 5 }, cents: {} },
      weight: 1,
    });
    expect(body.limits.leads).toEqual({ day: 5 });
  });

  it("takes the merge-patch media type, and refuses null where a value is needed", async () => {
    const id = await makeCampaign();
    const patched = await api.call(
      buyer,
      "PATCH",
      `/v1/campaigns/${id}`,
      JSON.stringify({ name: "Renamed" }),
      { "content-type": "application/merge-patch+json" },
    );
    expect(patched.body.name).toBe("Renamed");
    const refused = await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { name: null });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].field).toBe("/name");
  });

  it("makes nothing", async () => {
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${randomUUID()}`, { name: "x" })).status,
    ).toBe(404);
  });

  it("loses no change of two people at once", async () => {
    const id = await makeCampaign();
    const patches = [
      { weight: 5 },
      { priority: 6 },
      { pacing: "even" },
      { name: "Both" },
      { shared_bid_cents: 700 },
    ];
    await Promise.all(
      patches.map((patch) => api.call(buyer, "PATCH", `/v1/campaigns/${id}`, patch)),
    );
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body).toMatchObject({
      weight: 5,
      priority: 6,
      pacing: "even",
      name: "Both",
      shared_bid_cents: 700,
    });
  });
});

describe("pausing", () => {
  it("pauses, resumes, and leaves an archived campaign alone", async () => {
    const id = await makeCampaign();
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`)).body.status).toBe("paused");
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).body.status).toBe(
      "active",
    );
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).body,
    ).toMatchObject({ status: "archived", abilities: { update: false } });
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).status).toBe(422);
    expect(
      (
        await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, {
          until: "2026-03-10T08:00:00Z",
        })
      ).status,
    ).toBe(422);
  });

  const pause = (id: string, body?: object) =>
    api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, body);
  const UNTIL = "2026-03-10T08:00:00.000Z";

  it("pauses until an instant, and the last word counts", async () => {
    const id = await makeCampaign();
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body.paused_until).toBeNull();
    expect((await pause(id, { until: "2026-03-10T00:00:00-08:00" })).body).toMatchObject({
      status: "paused",
      paused_until: UNTIL,
    });
    expect(
      (await api.call(buyer, "GET", "/v1/campaigns?limit=200")).body.items.find(
        (item: { id: string }) => item.id === id,
      ).paused_until,
    ).toBe(UNTIL);
    expect((await pause(id, { until: "2026-04-01T07:00:00Z" })).body.paused_until).toBe(
      "2026-04-01T07:00:00.000Z",
    );
    // No body, an empty one, and one of nothing all mean: until somebody resumes it.
    for (const body of [undefined, {}, "null"]) {
      await pause(id, { until: UNTIL });
      const answer = await api.call(
        buyer,
        "POST",
        `/v1/campaigns/${id}/pause`,
        body,
        body === "null" ? { "content-type": "application/json" } : {},
      );
      expect(answer.body, JSON.stringify(body)).toMatchObject({
        status: "paused",
        paused_until: null,
      });
    }
    await pause(id, { until: UNTIL });
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).body).toMatchObject({
      status: "active",
      paused_until: null,
    });
  });

  it("keeps the end through an edit, and drops it when the status is written", async () => {
    const id = await makeCampaign();
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { weight: 3 })).body,
    ).toMatchObject({ status: "paused", weight: 3, paused_until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "paused" })).body,
    ).toMatchObject({ status: "paused", paused_until: null });
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PUT", `/v1/campaigns/${id}`, { ...DOCUMENT, status: "paused" })).body,
    ).toMatchObject({ status: "paused", paused_until: null });
    await pause(id, { until: UNTIL });
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, { status: "archived" })).body,
    ).toMatchObject({ status: "archived", paused_until: null });
  });

  it("tells the history and the log until when", async () => {
    const id = await makeCampaign();
    await pause(id, { until: UNTIL });
    const {
      rows: [history],
    } = await api.database.pool.query(
      "select document from campaign_history where campaign_id = $1 order by version desc limit 1",
      [id],
    );
    expect(history).toMatchObject({ document: { status: "paused", paused_until: UNTIL } });
    const {
      rows: [entry],
    } = await api.database.pool.query(
      "select detail from activity where subject_id = $1 and action = 'campaign.paused'",
      [id],
    );
    expect(entry).toMatchObject({ detail: { paused_until: UNTIL } });
  });

  it.each([
    ["the past", "2026-03-04T17:59:59Z", "not_future"],
    ["this very moment", "2026-03-04T18:00:00Z", "not_future"],
    ["more than a year away", "2027-03-05T18:00:01Z", "too_far"],
    ["no time", "tomorrow", "invalid"],
    ["a day without a time", "2026-03-10", "invalid"],
    ["a leap second, which no clock knows", "2026-06-30T23:59:60Z", "not_future"],
  ])("refuses an end that is %s, at the field, and pauses nothing", async (_, until, code) => {
    const id = await makeCampaign();
    const { status, body } = await pause(id, { until });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "/until", code, message: expect.any(String) }]);
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body.status).toBe("active");
  });

  it("takes an end of a whole year, and no body of another kind", async () => {
    const id = await makeCampaign();
    expect((await pause(id, { until: "2027-03-05T18:00:00Z" })).status).toBe(200);
    expect((await pause(id, { for: "a week" })).status).toBe(422);
    expect(
      (
        await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`, "until=now", {
          "content-type": "text/plain",
        })
      ).status,
    ).toBe(415);
  });
});

describe("who may", () => {
  it("answers another's campaign exactly like one that is not there", async () => {
    const id = await makeCampaign();
    for (const caller of [otherBuyer, affiliate]) {
      const absent = await api.call(caller, "GET", `/v1/campaigns/${randomUUID()}`);
      for (const [method, path] of [
        ["GET", ""],
        ["PATCH", ""],
        ["POST", "/pause"],
      ] as const) {
        const { status, text } = await api.call(
          caller,
          method,
          `/v1/campaigns/${id}${path}`,
          method === "PATCH" ? { name: "Mine" } : undefined,
        );
        expect(status).toBe(404);
        expect(text).toBe(absent.text);
      }
    }
    expect((await api.call(buyer, "GET", `/v1/campaigns/${id}`)).body.name).toBe(DOCUMENT.name);
  });

  it("lets an admin read and change but not make, affiliates and strangers neither", async () => {
    const id = await makeCampaign();
    expect((await api.call(admin, "POST", `/v1/campaigns/${id}/pause`)).body.status).toBe("paused");
    expect((await api.call(admin, "PUT", `/v1/campaigns/${randomUUID()}`, DOCUMENT)).status).toBe(
      403,
    );
    expect(
      (await api.call(affiliate, "PUT", `/v1/campaigns/${randomUUID()}`, DOCUMENT)).status,
    ).toBe(403);
    expect(
      (await api.call(null, "PUT", `/v1/campaigns/${randomUUID()}`, "not even JSON")).status,
    ).toBe(401);
    expect((await api.call({ key: "plat_key_wrong" }, "GET", "/v1/campaigns")).status).toBe(401);
  });
});

describe("GET /v1/campaigns", () => {
  it("lists by page without gap or repeat, in either direction, within the account", async () => {
    const owner = await api.keyOf(await api.fixture.advertiser("Pages Realty", 0));
    const ids = Array.from({ length: 7 }, () => randomUUID());
    for (const [index, id] of ids.entries())
      await api.call(owner, "PUT", `/v1/campaigns/${id}`, {
        ...DOCUMENT,
        name: `Campaign ${index}`,
      });
    for (const order of ["-created_at", "name", "-name"]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const {
          status,
          body,
        }: { status: number; body: { items: { id: string }[]; next_cursor: string | null } } =
          await api.call(
            owner,
            "GET",
            `/v1/campaigns?limit=3&order=${order}${cursor === null ? "" : `&cursor=${cursor}`}`,
          );
        expect(status).toBe(200);
        seen.push(...body.items.map((item) => item.id));
        cursor = body.next_cursor;
      } while (cursor !== null);
      expect(seen.toSorted()).toEqual(ids.toSorted());
      if (order === "name") expect(seen).toEqual(ids);
      if (order === "-name") expect(seen).toEqual(ids.toReversed());
    }
  });

  it("filters by what the contract names, and says so where it does not", async () => {
    const paused = await makeCampaign({ ...DOCUMENT, status: "paused", exclusive_bid_cents: 123 });
    const found = await api.call(
      buyer,
      "GET",
      "/v1/campaigns?where=status,eq,paused&where=exclusive_bid_cents,lte,123",
    );
    expect(found.body.items.map((item: { id: string }) => item.id)).toEqual([paused]);
    const refused = await api.call(buyer, "GET", "/v1/campaigns?where=criteria,eq,1&cursor=x");
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([
      "where",
      "cursor",
    ]);
    expect((await api.call(buyer, "GET", "/v1/campaigns?order=criteria")).status).toBe(422);
    expect((await api.call(buyer, "GET", "/v1/campaigns?limit=201")).status).toBe(422);
    expect((await api.call(buyer, "GET", "/v1/campaigns?colour=red")).status).toBe(422);
  });
});
