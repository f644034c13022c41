// Checks versions of the settings: each change is kept with both values, an earlier version comes
// back, and a preview says what then happens to the same leads.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { DEFAULT_SETTINGS } from "./index.ts";

const AT_MS = Date.parse("2026-11-20T18:00:00Z");
const clock = { nowMs: AT_MS };
let api: TestApi;
let owner: Caller;
let sourceKey: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  owner = await api.userOf(NETWORK_ID, "admin", "owner", "Olga Owner");
  const source = await api.fixture.source({ unsoldRule: "list" });
  // The network's own reserve applies.
  await api.database.pool.query(
    "update source set reserve_exclusive_cents = null, reserve_shared_cents = null",
  );
  sourceKey = await api.sourceKey(source.id);
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs += MINUTE_MS;
});

const history = async () => (await api.call(owner, "GET", "/v1/settings/versions")).body;
const merge = (patch: object) => api.call(owner, "PATCH", "/v1/settings", patch);
const preview = (patch: object, caller: Caller = owner) =>
  api.call(caller, "POST", "/v1/settings/preview", patch);
const restore = (no: number, reason = "It was better", caller: Caller = owner) =>
  api.call(caller, "POST", `/v1/settings/versions/${no}/restore`, { reason });

/** People whose leads score differently: the answers that each gives. */
const ANSWERS = [
  { timing: "asap_0_30d", agent_status: "none" },
  { timing: "m3_6", agent_status: "signed_exclusive" },
  { timing: "browsing", beds: undefined, baths: undefined, sqft: undefined },
  { timing: "m1_3", side: "buyer", finance_status: "cash" },
  { timing: "unknown", side: "renter", price: undefined },
];

/** Posts a lead for each of the answers, from persons who were never posted before. */
async function postAll(): Promise<string[]> {
  const ids: string[] = [];
  for (const answers of ANSWERS) {
    people += 1;
    const record = { ...postBody(people), zip_code: "10001", ...answers };
    const { body } = await api.call(sourceKey, "POST", "/v1/leads", record);
    expect(body.status).toBe("accepted");
    ids.push(body.lead.id);
  }
  return ids;
}

async function tiersAndAsking(ids: readonly string[]) {
  const { rows } = await api.database.pool.query(
    `select l.tier, i.exclusive_start_cents as asking
     from unnest($1::uuid[]) with ordinality as asked (id, place)
     join lead l on l.id = asked.id
     join listing i on i.lead_id = l.id
     order by place`,
    [ids],
  );
  return rows as { readonly tier: string; readonly asking: bigint }[];
}

describe("versions", () => {
  it("keep what stood before, and each change with both values", async () => {
    expect((await history()).items).toEqual([]);
    await merge({ tier_thresholds: { hot: 7_500 }, shared_slots: 2 });
    await merge({ listing_steps: [] });
    const { items, defaults } = await history();
    expect(items).toMatchObject([
      {
        no: 3,
        by_name: "Olga Owner",
        in_force: true,
        changes: [{ member: "/listing_steps", before: DEFAULT_SETTINGS.listing_steps, after: [] }],
      },
      {
        no: 2,
        in_force: false,
        changes: expect.arrayContaining([
          { member: "/tier_thresholds/hot", before: 8_000, after: 7_500 },
          { member: "/shared_slots", before: 3, after: 2 },
        ]),
      },
      { no: 1, by_name: null, changes: [] },
    ]);
    expect(defaults).toEqual(DEFAULT_SETTINGS);
    // The same values again are no change.
    await merge({ shared_slots: 2 });
    expect((await history()).items).toHaveLength(3);
  });

  it("are read by the network alone, and restored by owners", async () => {
    const buyer = await api.userOf(await api.fixture.advertiser("Elm", 0), "advertiser");
    expect((await api.call(buyer, "GET", "/v1/settings/versions")).status).toBe(403);
    expect((await restore(1, "why", buyer)).status).toBe(403);
    expect((await preview({ shared_slots: 1 }, buyer)).status).toBe(403);
    const restoring: string[] = [];
    for (const seat of seatsOf("admin")) {
      const person = await api.userOf(NETWORK_ID, "admin", seat);
      expect((await api.call(person, "GET", "/v1/settings/versions")).status, seat).toBe(200);
      if ((await restore(1, "why", person)).status === 200) restoring.push(seat);
    }
    expect(restoring).toEqual(["owner"]);
  });
});

describe("a preview", () => {
  const CHANGE = {
    score_weights: { engagement: 20, intent: 60, financial: 20 },
    tier_thresholds: { hot: 5_500, nurture: 3_500 },
    price_table: { seller: { hot: 15_000 }, renter: { cold: 700 } },
  };

  it("says how many of the last leads would change, and then the same leads do", async () => {
    // Leads of earlier tests are outside of the period.
    clock.nowMs += 40 * DAY_MS;
    const before = await tiersAndAsking(await postAll());
    const { status, body } = await preview(CHANGE);
    expect([status, body.leads]).toEqual([200, ANSWERS.length]);
    await merge(CHANGE);
    clock.nowMs += MINUTE_MS;
    const after = await tiersAndAsking(await postAll());
    const moved: Record<string, number> = {};
    before.forEach(({ tier }, index) => {
      const now = after[index]?.tier ?? "";
      if (now !== tier) moved[`${tier} ${now}`] = (moved[`${tier} ${now}`] ?? 0) + 1;
    });
    expect(Object.keys(moved).length).toBeGreaterThan(0);
    expect(
      Object.fromEntries(
        body.tiers.map((move: { from: string; to: string; leads: number }) => [
          `${move.from} ${move.to}`,
          move.leads,
        ]),
      ),
    ).toEqual(moved);
    const sum = (leads: typeof before): number =>
      leads.reduce((total, { asking }) => total + Number(asking), 0);
    expect(body.asking).toEqual({
      listings: ANSWERS.length,
      before_cents: sum(before),
      after_cents: sum(after),
    });
    expect(body.asking.after_cents).not.toBe(body.asking.before_cents);
    await restore(1);
  });

  it("counts sales below a new reserve, which such leads then are", async () => {
    clock.nowMs += 40 * DAY_MS;
    const buyerId = await api.fixture.advertiser("Reserve Realty", 10_000_000);
    await api.fixture.campaign({
      accountId: buyerId,
      criteria: { field: "zip_code", in: ["95838"] },
      exclusiveCents: 8_000,
    });
    await api.market.catchUp();
    const post = async () => {
      people += 1;
      const { body } = await api.call(sourceKey, "POST", "/v1/leads", postBody(people));
      return body;
    };
    expect(await post()).toMatchObject({ sale: "exclusive" });
    clock.nowMs += MINUTE_MS;
    const change = { reserve_basis_points: 9_000 };
    expect((await preview(change)).body.below_reserve).toEqual({ sales: 1, price_cents: 8_000 });
    expect((await preview({ reserve_basis_points: 3_900 })).body.below_reserve).toEqual({
      sales: 0,
      price_cents: 0,
    });
    await merge(change);
    expect(await post()).toMatchObject({ sale: "none" });
    await restore(1);
  });

  it("counts bids above a lower limit, and names problems of what could not be saved", async () => {
    const { body } = await preview({ most_bid_cents: 5_000 });
    expect(body.bids_above_limit).toBe(1);
    expect((await preview({ most_bid_cents: 900_000 })).body.bids_above_limit).toBe(0);
    const some = await preview({ most_bid_cents: 900_000, shared_slots: 1, listing_steps: [] });
    expect(some.body.not_compared.toSorted()).toEqual(["listing_steps", "shared_slots"]);
    const refused = await preview({ tier_thresholds: { hot: 100 } });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, "/tier_thresholds/hot"]);
    const [newest] = (await history()).items;
    await preview({ shared_slots: 1 });
    expect((await history()).items[0].no).toBe(newest.no);
  });
});

// Last: consents of the other tests contain the first name.
describe("an earlier version", () => {
  it("comes back as a new version with a reason, without an earlier name", async () => {
    await merge({ network_name: "Parcel", shared_slots: 1, listing_steps: [] });
    clock.nowMs += MINUTE_MS;
    const answer = await restore(1);
    expect(answer.body).toMatchObject({
      network_name: "Parcel",
      tier_thresholds: { hot: 8_000 },
      shared_slots: 3,
      listing_steps: DEFAULT_SETTINGS.listing_steps,
    });
    expect((await api.call(owner, "GET", "/v1/settings")).body).toEqual(answer.body);
    const [newest] = (await history()).items;
    expect(newest).toMatchObject({ restored_from: 1, reason: "It was better", in_force: true });
    const log = await api.call(owner, "GET", "/v1/activity?where=action,eq,settings.updated");
    const details = log.body.items.map(({ detail }: { detail: object }) => detail);
    expect(details).toContainEqual(
      expect.objectContaining({
        restored_version: 1,
        reason: "It was better",
        version: newest.no,
      }),
    );
    expect((await restore(999)).status).toBe(404);
    expect((await restore(1, "  ")).status).toBe(422);
  });
});
