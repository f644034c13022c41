// Checks following open demand: by affiliates' members only, notified once by the first process,
// and only about campaigns for their sources.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { cents } from "../../../../domain/money/money.ts";
import { buildPlacesFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { notifyFollowers } from "./notify-followers.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

const findPlaces = buildPlacesFinder(readZips());
const idOf = (index: number): string =>
  `0199f0c4-5a7e-7c3b-9d21-${String(index).padStart(12, "0")}`;

let nowMs = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let sourceId: string;
let person: Caller;
let buyerId: string;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ earningTerms: { kind: "share", share: 5_000 } });
  sourceId = source.id;
  person = await api.userOf(source.affiliateId, "affiliate");
  buyerId = await api.fixture.advertiser("Canary Realty", 100_000, { states: ["CA", "TX"] });
});
afterAll(() => api.stop());

const follow = (caller: Caller, id: string, terms: object = {}) =>
  api.call(caller, "PUT", `/v1/demand-follows/${id}`, {
    state: "TX",
    side: "seller",
    least_payout_cents: null,
    ...terms,
  });
const order = (exclusiveCents: number, more: object = {}): Promise<number> =>
  api.fixture.campaign({
    accountId: buyerId,
    exclusiveCents,
    criteria: {
      all: [
        { field: "state", in: ["TX"] },
        { field: "side", in: ["seller"] },
      ],
    },
    ...more,
  });
const tell = (): Promise<number> =>
  notifyFollowers(
    { pool: api.database.pool, findPlaces, mostBidCents: () => cents(500_000) },
    nowMs,
  );
async function told(): Promise<string[]> {
  await publishOutbox(api.database.pool, () => 0.5);
  const { body } = await api.call(person, "GET", "/v1/events");
  return body.items
    .filter(({ data }: { data: { type: string } }) => data.type === "demand_followed")
    .map(
      ({ notification, data }: { notification: { title: string }; data: { url: string } }) =>
        `${notification.title} ${data.url}`,
    );
}

describe("following open demand", () => {
  it("belongs to an affiliate's member, and the same call again changes nothing", async () => {
    const { status, body } = await follow(person, idOf(1));
    expect([status, body]).toEqual([
      200,
      {
        id: idOf(1),
        state: "TX",
        side: "seller",
        least_payout_cents: null,
        created_at: "2026-11-20T18:00:00.000Z",
      },
    ]);
    nowMs += MINUTE_MS;
    expect((await follow(person, idOf(1))).body).toEqual(body);
    expect((await api.call(person, "GET", "/v1/demand-follows")).body).toEqual({ items: [body] });
    const other = await api.userOf(
      (await api.fixture.source()).affiliateId,
      "affiliate",
      "manager",
    );
    expect((await api.call(other, "GET", "/v1/demand-follows")).body).toEqual({ items: [] });
    expect((await api.call(other, "DELETE", `/v1/demand-follows/${idOf(1)}`)).status).toBe(404);
    // Ids are scoped to the member: another member may use the same one.
    expect((await follow(other, idOf(1))).status).toBe(200);
    for (const stranger of [
      await api.userOf(buyerId, "advertiser"),
      await api.userOf(NETWORK_ID, "admin"),
    ]) {
      expect((await follow(stranger, idOf(1))).status).toBe(403);
      expect((await api.call(stranger, "GET", "/v1/demand-follows")).status).toBe(403);
      expect((await api.call(stranger, "DELETE", `/v1/demand-follows/${idOf(1)}`)).status).toBe(
        403,
      );
    }
    for (const nobody of [null, await api.sourceKey(sourceId)])
      expect((await follow(nobody, idOf(1))).status).toBeGreaterThanOrEqual(401);
  });

  it("says how to fix terms that cannot be followed", async () => {
    for (const [terms, code] of [
      [{ state: null, side: null }, "required"],
      [{}, "duplicate"],
    ] as const) {
      const { status, body } = await follow(person, idOf(2), terms);
      expect([status, body.errors[0].code]).toEqual([422, code]);
      expect(body.errors[0].message).toMatch(/^[A-Z].+\.$/);
    }
    for (const terms of [
      { state: "XX" },
      { side: "nobody" },
      { least_payout_cents: 0 },
      { least_payout_cents: 1.5 },
      { more: 1 },
    ])
      expect((await follow(person, idOf(2), terms)).status).toBe(422);
    // All concurrently, and still no more than twenty.
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        follow(person, idOf(100 + index), { least_payout_cents: 900_000 + index }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(19);
    const items = (await api.call(person, "GET", "/v1/demand-follows")).body.items as {
      id: string;
    }[];
    expect(items).toHaveLength(20);
    for (const { id } of items.filter((item) => item.id !== idOf(1)))
      expect((await api.call(person, "DELETE", `/v1/demand-follows/${id}`)).status).toBe(204);
    expect((await api.call(person, "DELETE", `/v1/demand-follows/${idOf(100)}`)).status).toBe(404);
  });
});

describe("a follow", () => {
  it("counts new campaigns, once by two processes, then every five minutes at most", async () => {
    expect(await tell()).toBe(0);
    await order(8_000);
    await order(13_000);
    // None of these matches: another side, no license, source excluded, not active, another state.
    await order(20_000, {
      criteria: {
        all: [
          { field: "state", in: ["TX"] },
          { field: "side", in: ["buyer"] },
        ],
      },
    });
    await order(20_000, {
      accountId: await api.fixture.advertiser("Elsewhere Realty", 100_000, { states: ["NY"] }),
    });
    await order(20_000, { blockedSourceIds: [sourceId] });
    await api.database.pool.query("update campaign set status = 'paused' where no = $1", [
      await order(20_000),
    ]);
    await order(20_000, { criteria: { all: [{ field: "state", in: ["CA"] }] } });
    await api.call(
      await api.userOf((await api.fixture.source()).affiliateId, "affiliate", "analyst"),
      "GET",
      "/v1/demand-follows",
    );
    const both = await Promise.all([tell(), tell()]);
    // The other affiliate's member of the first test follows the same: two are notified, each by
    // one of the two processes.
    expect(both[0] + both[1]).toBe(2);
    expect(await told()).toEqual([
      "2 new orders: sellers in Texas, up to $65.00 /campaigns?state=TX&side=seller",
    ]);
    expect(await tell()).toBe(0);
    await order(9_000);
    nowMs += 4 * MINUTE_MS;
    expect(await tell()).toBe(0);
    await order(9_100);
    nowMs += MINUTE_MS;
    await tell();
    expect((await told()).toSorted()).toEqual([
      "2 new orders: sellers in Texas, up to $45.50 /campaigns?state=TX&side=seller",
      "2 new orders: sellers in Texas, up to $65.00 /campaigns?state=TX&side=seller",
    ]);
  });

  it("ignores the past when terms change, and campaigns that pay too little", async () => {
    const before = (await told()).length;
    nowMs += 6 * MINUTE_MS;
    await order(30_000);
    expect((await follow(person, idOf(1), { side: null, least_payout_cents: 5_000 })).status).toBe(
      200,
    );
    await tell();
    expect(await told()).toHaveLength(before);
    await order(9_999);
    await tell();
    expect(await told()).toHaveLength(before);
    const no = await order(10_000);
    await tell();
    expect(
      (await told()).filter((title) => title.startsWith("A new order in Texas, up to $50.00")),
    ).toEqual(["A new order in Texas, up to $50.00 /campaigns?state=TX"]);
    // A change of a campaign is notified too.
    nowMs += 6 * MINUTE_MS;
    await api.database.pool.query(
      `with raised as (
         update distribution_version
         set version = version + 1
         returning version
       )
       update campaign
       set exclusive_bid_cents = 12000, version = raised.version
       from raised
       where no = $1`,
      [no],
    );
    await tell();
    expect(
      (await told()).filter((title) => title.startsWith("A new order in Texas, up to $60.00")),
    ).toHaveLength(1);
    expect((await told()).join(" ")).not.toContain("Canary");
  });

  it("leaves out campaigns that are not funded, or bid over the ceiling", async () => {
    nowMs += 6 * MINUTE_MS;
    const before = (await told()).length;
    const poorId = await api.fixture.advertiser("Poor Realty", 20_000, { states: ["TX"] });
    await order(20_001, { accountId: poorId });
    await order(500_001, {
      accountId: await api.fixture.advertiser("Rich Realty", 900_000, { states: ["TX"] }),
    });
    expect(await tell()).toBe(0);
    await order(20_000, { accountId: poorId });
    // Two members follow.
    expect(await tell()).toBe(2);
    expect(await told()).toHaveLength(before + 1);
    expect((await told()).filter((title) => title.includes("up to $100.00"))).toHaveLength(1);
  });

  it("waits while its member may not act, and ends with the member", async () => {
    nowMs += 6 * MINUTE_MS;
    const before = (await told()).length;
    await api.database.pool.query(
      "update member set status = 'suspended' where role = 'affiliate'",
    );
    await order(40_000);
    expect(await tell()).toBe(0);
    await api.database.pool.query("update member set status = 'active' where role = 'affiliate'");
    await tell();
    expect(await told()).toHaveLength(before + 1);
    await api.call(person, "DELETE", `/v1/demand-follows/${idOf(1)}`);
    nowMs += 6 * MINUTE_MS;
    await order(40_000);
    await tell();
    expect(await told()).toHaveLength(before + 1);
  });
});
