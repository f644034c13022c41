// The network's settings over HTTP: their defaults, what must hold between them, and that only an
// admin changes them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { DEFAULT_LISTING_RULES } from "../../../../domain/distribution/listing.ts";
import { DEFAULT_SCORE_SETTINGS } from "../../../../domain/scoring/score-lead.ts";
import { DEFAULT_SETTINGS, listingRulesOf, scoreSettingsOf } from "./index.ts";

let api: TestApi;
let operator: Caller;
let person: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  operator = await api.userOf(NETWORK_ID, "admin");
  person = await api.userOf(await api.fixture.advertiser("Ruiz Realty", 0), "advertiser");
});
afterAll(() => api.stop());

describe("the settings", () => {
  it("start as the domain's own defaults, and come back from the document as they went in", () => {
    expect(listingRulesOf(DEFAULT_SETTINGS)).toEqual(DEFAULT_LISTING_RULES);
    expect(scoreSettingsOf(DEFAULT_SETTINGS)).toEqual(DEFAULT_SCORE_SETTINGS);
  });

  it("are read by all, merged and set by an admin, and raise the book's version", async () => {
    const read = await api.call(person, "GET", "/v1/settings");
    expect(read.body).toMatchObject({
      network_name: "Plat",
      price_rule: "first_price",
      score_weights: { engagement: 40, intent: 30, financial: 30 },
      price_table: { seller: { hot: 12_000 } },
    });
    const versionOf = async (): Promise<bigint> =>
      (await api.database.pool.query("select version from distribution_version")).rows[0].version;
    const before = await versionOf();
    const merged = await api.call(operator, "PATCH", "/v1/settings", {
      price_rule: "second_price",
      price_table: { seller: { hot: 13_000 } },
      network_name: "Parcel",
    });
    expect(merged.body).toMatchObject({
      price_rule: "second_price",
      network_name: "Parcel",
      price_table: { seller: { hot: 13_000, nurture: 7_000 }, buyer: { hot: 6_500 } },
    });
    expect(await versionOf()).toBe(before + 1n);
    expect((await api.call(person, "GET", "/v1/settings")).body).toEqual(merged.body);
    const set = await api.call(operator, "PUT", "/v1/settings", read.body);
    expect(set.body).toEqual(read.body);
    const log = await api.call(operator, "GET", "/v1/activity?where=action,eq,settings.updated");
    expect(log.body.items.at(-1).detail).toEqual({
      changed: expect.arrayContaining(["price_rule", "price_table", "network_name"]),
      version: expect.any(Number),
    });
  });

  it("are set by a client of 1.0.0, which leaves out what came later", async () => {
    await api.call(operator, "PATCH", "/v1/settings", { return_days: 5, brand_color: "#0b5d52" });
    const { body: whole } = await api.call(operator, "GET", "/v1/settings");
    const { return_days: days, brand_color: color, offer_seconds: _seconds, ...earlier } = whole;
    const set = await api.call(operator, "PUT", "/v1/settings", { ...earlier, shared_slots: 2 });
    expect(set.body).toEqual({ ...whole, shared_slots: 2 });
    expect([days, color]).toEqual([5, "#0b5d52"]);
    const { shared_slots: _slots, ...without } = earlier;
    const refused = await api.call(operator, "PUT", "/v1/settings", without);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, "/shared_slots"]);
  });

  it.each([
    ["weights that do not sum to 100", { score_weights: { engagement: 41 } }, "/score_weights"],
    [
      "a weight that is no whole percent",
      { score_weights: { engagement: 0.4 } },
      "/score_weights/engagement",
    ],
    ["hot under nurture", { tier_thresholds: { hot: 4_000 } }, "/tier_thresholds/hot"],
    [
      "steps out of order",
      {
        listing_steps: [
          { after_minutes: 60, basis_points: 9_000 },
          { after_minutes: 30, basis_points: 8_000 },
        ],
      },
      "/listing_steps/1/after_minutes",
    ],
    [
      "a price that rises",
      {
        listing_steps: [
          { after_minutes: 60, basis_points: 8_000 },
          { after_minutes: 90, basis_points: 9_000 },
        ],
      },
      "/listing_steps/1/basis_points",
    ],
    ["a step after the end", { listing_ends_after_minutes: 30 }, "/listing_steps/0/after_minutes"],
    ["an unknown zone", { time_zone: "Mars/Base" }, "/time_zone"],
    ["a member taken away", { price_rule: null }, "/price_rule"],
    ["an unknown member", { colour: "red" }, "/colour"],
  ])("refuse %s", async (_, patch, field) => {
    const { status, body } = await api.call(operator, "PATCH", "/v1/settings", patch);
    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it("are not for anybody else to change, nor for a key", async () => {
    expect(
      (await api.call(person, "PATCH", "/v1/settings", { price_rule: "second_price" })).status,
    ).toBe(403);
    expect(
      (
        await api.call(await api.keyOf(NETWORK_ID), "PATCH", "/v1/settings", {
          price_rule: "second_price",
        })
      ).status,
    ).toBe(403);
  });
});
