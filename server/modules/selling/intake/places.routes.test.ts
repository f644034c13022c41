// Checks where a posted lead lies: in both states of a ZIP that has two, in the territories, and
// nowhere at a military post office.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { postBody } from "../../../../test/support/market.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
let api: TestApi;
let source: Caller;
let owner: Caller;
let buyer: Caller;
let person = 0;

beforeAll(async () => {
  api = await TestApi.start(() => NOW_MS);
  const terms = await api.fixture.source();
  source = (await api.sourceKey(terms.id)) ?? source;
  owner = await api.userOf(terms.affiliateId, "affiliate");
  const buyerId = await api.fixture.advertiser("Both Sides Realty", 100_000_000, {
    states: ["TN", "KY", "PR"],
  });
  buyer = await api.userOf(buyerId, "advertiser");
  const criteria: Criteria = {
    any: [
      { field: "county_fips", in: ["47125"] },
      { field: "state", in: ["PR"] },
    ],
  };
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 6_929, criteria });
});
afterAll(() => api.stop());

const post = (fields: Record<string, unknown>) =>
  api.call(source, "POST", "/v1/leads", postBody((person += 1), { state: undefined, ...fields }));
const leadOf = async (id: string) => (await api.call(owner, "GET", `/v1/leads/${id}`)).body;

describe("a lead's place", () => {
  it.each([
    ["42223", "TN", "TN", "47125", "America/Chicago"],
    ["42223", "Tennessee", "TN", "47125", "America/Chicago"],
    ["Fort Campbell, TN 42223", undefined, "TN", "47125", "America/Chicago"],
    ["42223", "KY", "KY", "21047", "America/Chicago"],
    ["42223", undefined, "KY", "21047", "America/Chicago"],
    ["97635", "CA", "CA", "06049", "America/Los_Angeles"],
    ["97635", "OR", "OR", "41037", "America/Los_Angeles"],
    ["00907", undefined, "PR", "72127", "America/Puerto_Rico"],
    ["907", undefined, null, null, null],
    ["00802", "USVI", "VI", "78030", "America/St_Thomas"],
    ["96913", "Guam", "GU", "66010", "Pacific/Guam"],
    ["96799", "AS", "AS", "60050", "Pacific/Pago_Pago"],
    ["96950", "MP", "MP", "69110", "Pacific/Saipan"],
  ] as const)("posted as %s with %s is %s", async (zip, state, read, county, zone) => {
    const { body } = await post({ zip_code: zip, state });
    if (read === null) {
      expect(body).toMatchObject({ reason_code: "invalid_field" });
      return;
    }
    expect(body.notes ?? []).toEqual([]);
    expect(await leadOf(body.lead.id)).toMatchObject({
      zip_code: zip.slice(-5),
      state: read,
      county_fips: county,
      time_zone: zone,
    });
  });

  it("follows the ZIP where the state contradicts it, and says so", async () => {
    const { body } = await post({ zip_code: "42223", state: "CA" });
    expect(body.notes).toMatchObject([{ field: "state", came: "CA", read_as: "KY" }]);
    expect(await leadOf(body.lead.id)).toMatchObject({ state: "KY" });
  });

  it("decides who buys it: in the county of its own state", async () => {
    const inTennessee = await post({ zip_code: "42223", state: "TN" });
    expect(inTennessee.body).toMatchObject({ status: "accepted", sale: "exclusive" });
    const bought = await api.call(buyer, "GET", `/v1/leads/${inTennessee.body.lead.id}`);
    expect(bought.body).toMatchObject({ state: "TN", county_name: "Montgomery" });
    const inKentucky = await post({ zip_code: "42223", state: "KY" });
    expect(inKentucky.body.sale).toBe("none");
    const inPuertoRico = await post({ zip_code: "00907" });
    expect(inPuertoRico.body).toMatchObject({ status: "accepted", sale: "exclusive" });
  });

  it.each(["09229", "34001", "96201"])("is none at the military post office %s", async (zip) => {
    const { body } = await post({ zip_code: zip });
    expect(body).toMatchObject({ reason_code: "invalid_field" });
    expect(body.errors).toMatchObject([
      { field: "zip_code", message: expect.stringMatching(/military .*ZIP of the property/) },
    ]);
  });
});
