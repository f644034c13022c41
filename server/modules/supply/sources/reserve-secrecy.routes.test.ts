// Checks that a source's own reserve is told to its affiliate and the network alone: no buyer and
// no other affiliate reads it, nor the price that it makes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

/** Of an affiliate that earns 70 %: buyers pay $44.73 at least, or $24.73 for a slot. */
const RESERVES = { reserve_exclusive_cents: 3_131, reserve_shared_cents: 1_731 };
const SECRETS = /3131|31\.31|1731|17\.31|4473|44\.73|2473|24\.73/;

let api: TestApi;
let owner: Caller;
let others: readonly (readonly [who: string, caller: Caller])[];
let leadId: string;
let sourceId: string;
let campaignId = "";

beforeAll(async () => {
  api = await TestApi.start(Date.now);
  const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
  sourceId = source.id;
  owner = await api.keyOf(source.affiliateId);
  const buyerId = await api.fixture.advertiser("Low Bid Homes", 10_000_000);
  const stranger = await api.fixture.source({ unsoldRule: "list" });
  const [buyer, agent] = [
    await api.keyOf(buyerId),
    await api.userOf(buyerId, "advertiser", "agent", "Ann"),
  ];
  others = [
    ["a buyer", buyer],
    ["a buyer's agent", agent],
    ["another affiliate", await api.keyOf(stranger.affiliateId)],
    ["another source", await api.sourceKey(stranger.id)],
  ];
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 1_000 });
  await api.market.catchUp();
  campaignId = (await api.call(buyer, "GET", "/v1/campaigns")).body.items[0].id;
  await api.call(owner, "PATCH", `/v1/sources/${sourceId}`, RESERVES);
  const key = await api.sourceKey(sourceId);
  leadId = (await api.call(key, "POST", "/v1/leads", postBody(1))).body.lead.id;
});
afterAll(() => api.stop());

const paths = (): readonly string[] => [
  "/v1/listings",
  "/v1/listings/overview",
  `/v1/listings/${leadId}`,
  `/v1/leads/${leadId}`,
  `/v1/leads/${leadId}/decision`,
  "/v1/leads",
  "/v1/leads/export",
  "/v1/sources",
  `/v1/sources/${sourceId}`,
  `/v1/sources/${sourceId}/prices`,
  "/v1/campaigns",
  `/v1/campaigns/${campaignId}/missed-leads`,
  "/v1/reports/demand",
  "/v1/reports/groups?by=reason",
  "/v1/events",
  "/v1/activity",
];

describe("a source's reserve", () => {
  it("is read by its affiliate and the network", async () => {
    const operator = await api.keyOf(NETWORK_ID);
    for (const caller of [owner, operator])
      expect((await api.call(caller, "GET", `/v1/sources/${sourceId}`)).text).toMatch(SECRETS);
    expect((await api.call(owner, "GET", `/v1/listings/${leadId}`)).text).toMatch(SECRETS);
  });

  it("stands in no answer to a buyer, its agent, another affiliate or its source", async () => {
    for (const [who, caller] of others) {
      for (const path of paths())
        expect([who, path, (await api.call(caller, "GET", path)).text]).toEqual([
          who,
          path,
          expect.not.stringMatching(SECRETS),
        ]);
      const buys = await api.call(
        caller,
        "POST",
        `/v1/listings/${leadId}/purchase`,
        { mode: "exclusive", max_price_cents: 1 },
        { "idempotency-key": `try ${who}` },
      );
      expect(buys.text).not.toMatch(SECRETS);
      const asks = await api.call(caller, "PATCH", `/v1/listings/${leadId}`, {
        exclusive_price_cents: 1,
      });
      expect([who, asks.text]).toEqual([who, expect.not.stringMatching(SECRETS)]);
      const tries = await api.call(caller, "POST", "/v1/campaigns/preview", {
        criteria: { all: [] },
        exclusive_bid_cents: 4_000,
      });
      expect(tries.text).not.toMatch(SECRETS);
    }
  });
});
