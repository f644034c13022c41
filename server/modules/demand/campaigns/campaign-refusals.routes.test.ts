// Checks that campaigns are refused with the field and the reason.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { api, buyer, DOCUMENT, makeCampaign, setUpCampaigns } from "./campaigns.test-support.ts";

setUpCampaigns();

describe("PUT /v1/campaigns/{id}", () => {
  it.each([
    ["an unknown member", { ...DOCUMENT, phone: "1" }, "/phone"],
    ["a wrong type", { ...DOCUMENT, exclusive_bid_cents: "6500" }, "/exclusive_bid_cents"],
    ["a fraction of a cent", { ...DOCUMENT, exclusive_bid_cents: 1.5 }, "/exclusive_bid_cents"],
    [
      "a number beyond JSON's precision",
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
      "an adjustment for an unknown tier",
      { ...DOCUMENT, adjustments: [{ by: "tier", value: "warm", basis_points: 1 }] },
      "/adjustments/0/value",
    ],
    ["a cap of zero", { ...DOCUMENT, limits: { leads: { day: 0 } } }, "/limits/leads/day"],
    ["an unknown window", { ...DOCUMENT, limits: { leads: { year: 1 } } }, "/limits/leads/year"],
    [
      "an unknown source",
      { ...DOCUMENT, blocked_source_ids: ["0199f0c4-5a7e-7c3b-9d21-6f0f6c1b2a34"] },
      "/blocked_source_ids/0",
    ],
    ["a NUL character", { ...DOCUMENT, name: "a\0b" }, "/name"],
    ["an unpaired surrogate", { ...DOCUMENT, name: "a\ud800b" }, "/name"],
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
      "two sides at once",
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
      "a state and a ZIP outside it",
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
      "an unknown ZIP",
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
      "a daily cap above the weekly cap",
      { limits: { leads: { day: 30, week: 20 } } },
      "/limits/leads/day",
      "cap_above_longer",
    ],
    [
      "a budget below the price of a lead",
      { limits: { cents: { day: 6_499 } } },
      "/limits/cents/day",
      "budget_below_bid",
    ],
    [
      "a source budget below the price of a lead",
      { source_limits: { cents: { total: 100 } } },
      "/source_limits/cents/total",
      "budget_below_bid",
    ],
  ])("refuses %s as a conflict", async (_, part, field, code) => {
    const { status, body } = await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      ...DOCUMENT,
      ...part,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field, code, message: expect.stringMatching(/[:.] (change|lower|raise|remove) /i) },
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

  it.each([
    [{ exclusive_bid_cents: 500_001 }, ["/exclusive_bid_cents"]],
    [{ shared_bid_cents: 9_007_199_254_740_991 }, ["/shared_bid_cents"]],
    [
      { exclusive_bid_cents: 500_001, shared_bid_cents: 500_001 },
      ["/exclusive_bid_cents", "/shared_bid_cents"],
    ],
    [
      {
        exclusive_bid_cents: 250_000,
        adjustments: [
          { by: "tier", value: "hot", basis_points: 9_000 },
          { by: "county_fips", value: "06067", basis_points: 1_001 },
        ],
      },
      ["/adjustments"],
    ],
  ])("refuses bids over the network's ceiling: %j", async (part, fields) => {
    const made = await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      ...DOCUMENT,
      ...part,
    });
    const changed = await api.call(buyer, "PATCH", `/v1/campaigns/${await makeCampaign()}`, part);
    for (const { status, body } of [made, changed]) {
      expect(status).toBe(422);
      expect(body.errors).toEqual(
        fields.map((field) => ({
          field,
          code: "above_ceiling",
          message: "Bid at most $5000.00, with adjustments: this is the network's limit.",
        })),
      );
    }
  });

  it("lets a bid stay that the ceiling came below, until it is changed", async () => {
    const id = await makeCampaign({ ...DOCUMENT, exclusive_bid_cents: 500_000 });
    const operator = await api.userOf(NETWORK_ID, "admin");
    const setCeiling = (cents: number) =>
      api.call(operator, "PATCH", "/v1/settings", { most_bid_cents: cents });
    const change = async (part: object): Promise<number> =>
      (await api.call(buyer, "PATCH", `/v1/campaigns/${id}`, part)).status;
    expect((await setCeiling(10_000)).status).toBe(200);
    expect(await change({ name: "Another name", limits: { leads: { day: 3 } } })).toBe(200);
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/pause`)).status).toBe(200);
    expect((await api.call(buyer, "POST", `/v1/campaigns/${id}/resume`)).status).toBe(200);
    expect(await change({ exclusive_bid_cents: 499_999 })).toBe(422);
    expect(await change({ adjustments: [{ by: "tier", value: "hot", basis_points: -1 }] })).toBe(
      422,
    );
    expect(await change({ exclusive_bid_cents: 10_000 })).toBe(200);
    expect(await change({ exclusive_bid_cents: 500_000 })).toBe(422);
    expect((await setCeiling(500_000)).status).toBe(200);
  });

  it("reports all problems together", async () => {
    const { body } = await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "x",
      criteria: { any: [] },
      schedule: { time_zone: "Mars/Base" },
    });
    expect(body.errors).toHaveLength(3);
  });
});
