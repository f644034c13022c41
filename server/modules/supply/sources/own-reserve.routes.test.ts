// Checks that a source's own minimum is named where it decides: in the estimate of its prices, and
// for a lead that was not sold because of it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";

let api: TestApi;
let nowMs = Date.parse("2026-11-20T18:00:00Z");
let affiliate: Caller;
let analyst: Caller;
let key: Caller;
let sourceId: string;
let person = 0;

const setReserve = (exclusive: number | null, shared: number | null) =>
  api.call(affiliate, "PATCH", `/v1/sources/${sourceId}`, {
    reserve_exclusive_cents: exclusive,
    reserve_shared_cents: shared,
  });
/** After the second for which a source's terms are remembered. */
const post = async () => {
  nowMs += 2_000;
  return (await api.call(key, "POST", "/v1/leads", postBody((person += 1)))).body;
};

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  const source = await api.fixture.source({ sharedSlots: 2 });
  sourceId = source.id;
  affiliate = await api.keyOf(source.affiliateId);
  analyst = await api.userOf(source.affiliateId, "affiliate", "analyst", "Abe");
  key = await api.sourceKey(source.id);
  const buyer = await api.fixture.advertiser("Reserve Realty", 100_000_000);
  // The affiliate earns 70 %: $48.50 of this bid.
  await api.fixture.campaign({ accountId: buyer, exclusiveCents: 6_929 });
  await setReserve(4_000, 3_000);
  await post();
});
afterAll(() => api.stop());

describe("a source's own minimum", () => {
  it("is named in the estimate, with the leads that bring less", async () => {
    const kindOf = async () =>
      (await api.call(affiliate, "GET", `/v1/sources/${sourceId}/prices`)).body.kinds[0];
    expect(await kindOf()).toMatchObject({
      exclusive_reserve_cents: 4_000,
      shared_reserve_cents: 3_000,
      taken: 1,
      below_reserve: 0,
    });
    await setReserve(4_851, 3_000);
    expect(await kindOf()).toMatchObject({
      exclusive_reserve_cents: 4_851,
      taken: 0,
      below_reserve: 1,
    });
    await setReserve(4_850, 3_000);
    expect(await kindOf()).toMatchObject({ taken: 1, below_reserve: 0 });
  });

  it("is the network's where the source has none", async () => {
    await setReserve(null, null);
    const { kinds } = (await api.call(affiliate, "GET", `/v1/sources/${sourceId}/prices`)).body;
    expect(kinds[0].exclusive_reserve_cents).toBeGreaterThan(0);
    expect(kinds[0].shared_reserve_cents).toBeLessThan(kinds[0].exclusive_reserve_cents);
  });

  it("is named for a lead that was not sold because of it", async () => {
    await setReserve(4_900, 3_000);
    const answer = await post();
    expect(answer).toMatchObject({ status: "rejected", reason_code: "below_reserve" });
    const decision = async (caller: Caller) =>
      (await api.call(caller, "GET", `/v1/leads/${answer.lead.id}/decision`)).body;
    expect(await decision(affiliate)).toMatchObject({
      exclusive_reserve_cents: 4_900,
      shared_reserve_cents: 3_000,
    });
    expect(await decision(analyst)).toMatchObject({ exclusive_reserve_cents: 4_900 });
  });
});
