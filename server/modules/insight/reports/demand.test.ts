// Tests open demand: what orders want and would pay, how many of the caller's leads match, and that
// no buyer is named.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, personIn, post, postBody } from "../../../../test/support/market.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { PostedPace } from "./posted-pace.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const COUNTY = "06067";

let api: TestApi;
let source: SourceTerms;
let affiliate: Caller;
let buyerId: string;
let counted = 0;

beforeAll(async () => {
  api = await TestApi.start(() => AT_MS);
  const { fixture, market } = api;
  source = await fixture.source({
    unsoldRule: "list",
    earningTerms: { kind: "share", share: 6_667 },
  });
  const other = await fixture.source({ unsoldRule: "list" });
  affiliate = await api.keyOf(source.affiliateId);
  // Three sellers in Sacramento and one buyer in Austin of this affiliate; one seller of another
  // affiliate.
  for (let index = 0; index < 3; index += 1)
    await post(market, source, postBody(index), () => AT_MS);
  await post(market, source, postBody(3, { side: "buyer", zip_code: "78701" }), () => AT_MS);
  await post(market, other, postBody(4), () => AT_MS);
  buyerId = await fixture.advertiser("Canary & Sons Realty", 100_000, { states: ["CA", "FL"] });
  const base = { accountId: buyerId };
  await fixture.campaign({
    ...base,
    exclusiveCents: 5_099,
    sharedCents: 1_999,
    criteria: {
      all: [
        { field: "side", in: ["seller"] },
        { field: "county_fips", in: [COUNTY, "48453"] },
        { field: "score", min: 10 },
      ],
    },
    limits: { leads: { day: 7, total: 3 } },
  });
  await fixture.campaign({ ...base, sharedCents: 900, limits: { cents: { week: 0 } } });
  await fixture.campaign({
    ...base,
    exclusiveCents: 800,
    criteria: {
      all: [
        { field: "radius", zip_code: "95814", miles: 25, latitude: 38.58, longitude: -121.49 },
        { field: "tier", in: ["hot"] },
      ],
    },
  });
  await fixture.campaign({ ...base, exclusiveCents: 700, blockedSourceIds: [source.id] });
  await api.database.pool.query("update campaign set name = 'Canary campaign'");
});
afterAll(() => api.stop());

const ask = (caller: Caller) => api.call(caller, "GET", "/v1/reports/demand");

describe("GET /v1/reports/demand", () => {
  it("returns an affiliate each order's criteria, pay, and which of its leads match", async () => {
    const { status, body } = await ask(affiliate);
    expect(status).toBe(200);
    expect(body.terms).toEqual({ kind: "share", amount: 6_667 });
    const any = {
      county_count: null,
      zip_count: null,
      radius_miles: null,
      sides: null,
      property_types: null,
      tiers: null,
      minimum_score: null,
    };
    expect(body.orders).toEqual([
      // 5,099 × 0.6667 is 3,399.5: rounded down. Austin's county is not in a state that the buyer
      // may buy in.
      {
        ...any,
        id: expect.any(String),
        states: ["CA"],
        county_count: 2,
        sides: ["seller"],
        minimum_score: 10,
        exclusive_payout_cents: 3_399,
        shared_payout_cents: 1_332,
        remaining_today: "under_5",
        matching_leads: 3,
      },
      {
        ...any,
        id: expect.any(String),
        states: ["CA", "FL"],
        exclusive_payout_cents: null,
        shared_payout_cents: 600,
        remaining_today: "none",
        matching_leads: 3,
      },
      {
        ...any,
        id: expect.any(String),
        states: ["CA"],
        radius_miles: 25,
        tiers: ["hot"],
        exclusive_payout_cents: 533,
        shared_payout_cents: null,
        remaining_today: null,
        matching_leads: expect.any(Number),
      },
    ]);
  });

  it("names no buyer, campaign or person, and each order differently per reader", async () => {
    const own = await ask(affiliate);
    const admin = await ask(await api.keyOf(NETWORK_ID));
    const { rows } = await api.database.pool.query<{ id: string; no: number }>(
      "select id, no from campaign",
    );
    for (const text of [own.text, admin.text]) {
      for (const word of [
        "Canary",
        "canary",
        buyerId,
        ...rows.map(({ id }) => id),
        ...rows.flatMap(({ id }) => id.split("-").slice(-1)),
      ])
        expect(text).not.toContain(word);
      expect(personIn(text, postBody(0))).toEqual([]);
    }
    const ids = (orders: readonly { id: string }[]): string[] => orders.map(({ id }) => id);
    expect(ids(own.body.orders).filter((id) => ids(admin.body.orders).includes(id))).toEqual([]);
    expect(ids((await ask(affiliate)).body.orders)).toEqual(ids(own.body.orders));
  });

  it("shows the operator whole bids of all orders, over all leads", async () => {
    const { body } = await ask(await api.keyOf(NETWORK_ID));
    expect(body.terms).toEqual({ kind: "share", amount: 10_000 });
    expect(
      body.orders.map(
        (order: {
          exclusive_payout_cents: number | null;
          shared_payout_cents: number | null;
          matching_leads: number;
        }) => [order.exclusive_payout_cents, order.shared_payout_cents, order.matching_leads],
      ),
    ).toEqual([
      [5_099, 1_999, 4],
      [null, 900, 4],
      [800, null, expect.any(Number)],
      [700, null, 1],
    ]);
  });

  it("reports where demand exceeds supply: orders with capacity, less a day's leads", async () => {
    const states = async (caller: Caller) => (await ask(caller)).body.states;
    // The order at 900 is full; of the others one has 3 left in California and one has no limit. No
    // order buys in Florida anymore.
    expect(await states(affiliate)).toEqual([
      { state: "CA", orders: 2, unmet: "100_to_499", best_payout_cents: 3_399 },
    ]);
    // The operator also sees the order that refuses this affiliate's source: everywhere that its
    // buyer is licensed.
    expect(await states(await api.keyOf(NETWORK_ID))).toEqual([
      { state: "CA", orders: 3, unmet: "100_to_499", best_payout_cents: 5_099 },
      { state: "FL", orders: 1, unmet: "100_to_499", best_payout_cents: 700 },
    ]);
  });

  it("counts accepted leads alone, of seven days up to the last whole hour", async () => {
    const { pool } = api.database;
    const before = AT_MS - 3 * 3_600_000;
    const pace = new PostedPace(pool);
    expect([...(await pace.until(AT_MS))]).toEqual([]);
    const came = async (
      atMs: number,
      count: number,
      fields: Readonly<Record<string, unknown>> = {},
    ): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        counted += 1;
        await post(api.market, source, postBody(100 + counted, fields), () => atMs);
      }
    };
    await came(before, 2);
    await came(before - 7 * 86_400_000, 3);
    await came(before - 6 * 86_400_000, 1, { side: "buyer", zip_code: "78701" });
    await came(before, 1, { zip_code: "00000" });
    const fresh = new PostedPace(pool);
    // Two concurrent callers read the hours once.
    const [one, other] = await Promise.all([fresh.until(AT_MS), fresh.until(AT_MS)]);
    expect([...one].toSorted()).toEqual([
      ["CA", 2],
      ["TX", 1],
    ]);
    expect(other).toEqual(one);
    // The first leads of this file came in the hour that begins at AT_MS: they count once it is
    // over.
    expect([...(await fresh.until(AT_MS + 3_600_000 + 60_000))].toSorted()).toEqual([
      ["CA", 6],
      ["TX", 2],
    ]);
    expect([...(await pace.until(AT_MS))]).toEqual([]);
    // A day later, the leads of seven days ago no longer count.
    expect((await fresh.until(AT_MS + 2 * 86_400_000)).get("TX")).toBe(1);
  });

  it("shows the bids that balance and credit cover, up to the ceiling", async () => {
    const { fixture, database } = api;
    const { pool } = database;
    const operator = await api.userOf(NETWORK_ID, "admin");
    const bids = async (): Promise<unknown[]> =>
      (await ask(operator)).body.orders
        .filter(({ states }: { states: string[] }) => states.includes("NY"))
        .map(
          (order: {
            exclusive_payout_cents: number | null;
            shared_payout_cents: number | null;
          }) => [order.exclusive_payout_cents, order.shared_payout_cents],
        );
    const poor = await fixture.advertiser("Poor Realty", 3_000, {
      creditCents: 2_000,
      states: ["NY"],
    });
    await fixture.campaign({ accountId: poor, exclusiveCents: 5_000, sharedCents: 1_500 });
    await fixture.campaign({ accountId: poor, exclusiveCents: 999_999_900 });
    expect(await bids()).toEqual([[5_000, 1_500]]);
    const hold = (cents: number) =>
      pool.query("update wallet set held_cents = $2 where account_id = $1", [poor, cents]);
    await hold(1);
    expect(await bids()).toEqual([[null, 1_500]]);
    await hold(3_501);
    expect(await bids()).toEqual([]);
    await hold(0);
    const setCeiling = (cents: number) =>
      api.call(operator, "PATCH", "/v1/settings", { most_bid_cents: cents });
    expect((await setCeiling(4_999)).status).toBe(200);
    expect(await bids()).toEqual([[null, 1_500]]);
    const states = (await ask(operator)).body.states as { state: string }[];
    expect(states.find(({ state }) => state === "NY")).toMatchObject({
      orders: 1,
      best_payout_cents: 1_500,
    });
    expect((await setCeiling(500_000)).status).toBe(200);
  });

  it("is not for buyers, who would learn rivals' prices, nor for a source's key", async () => {
    expect((await ask(await api.keyOf(buyerId))).status).toBe(403);
    expect((await ask(await api.sourceKey(source.id))).status).toBe(403);
    expect((await ask(null)).status).toBe(401);
  });
});
