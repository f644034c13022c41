// Checks campaigns over HTTP against a real database: setting, merging, listing, and permissions.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  accountId,
  admin,
  affiliate,
  api,
  buyer,
  DOCUMENT,
  makeCampaign,
  otherBuyer,
  setUpCampaigns,
} from "./campaigns.test-support.ts";

setUpCampaigns();

describe("PUT /v1/campaigns/{id}", () => {
  it("creates a campaign with defaults, counters, history, activity and new version", async () => {
    const { pool } = api.database;
    const before =
      (await pool.query<{ version: bigint }>("select version from distribution_version")).rows[0]
        ?.version ?? 0n;
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

  it("replaces the whole document: an omitted member returns to its default", async () => {
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

  it("changes what distribution reads: its memory applies the change", async () => {
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

  it("creates one campaign from two concurrent calls, and both get the same id", async () => {
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

  it("accepts the merge-patch media type, and refuses null where a value is required", async () => {
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

  it("creates nothing", async () => {
    expect(
      (await api.call(buyer, "PATCH", `/v1/campaigns/${randomUUID()}`, { name: "x" })).status,
    ).toBe(404);
  });

  it("loses no change of two concurrent callers", async () => {
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

describe("permissions", () => {
  it("answer for another account's campaign exactly as for a missing one", async () => {
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

  it("let an admin read and change but not create; affiliates and strangers neither", async () => {
    const id = await makeCampaign();
    const weighed = await api.call(admin, "PATCH", `/v1/campaigns/${id}`, { weight: 4 });
    expect(weighed.body.weight).toBe(4);
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

  it("filters by the parameters of the contract, and refuses others", async () => {
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
