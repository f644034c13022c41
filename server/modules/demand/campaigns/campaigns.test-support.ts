// Starts a network with two buyers, an affiliate and an operator, for tests of campaigns over HTTP.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { TestApi, type Caller } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";

const AT = Date.parse("2026-03-04T18:00:00Z");

export let api: TestApi;
export let accountId: string;
export let buyer: Caller;
export let otherBuyer: Caller;
export let affiliate: Caller;
export let admin: Caller;

export const DOCUMENT = {
  name: "Sacramento sellers",
  criteria: {
    all: [
      { field: "side", in: ["seller"] },
      { field: "radius", zip_code: "95838", miles: 20 },
    ],
  },
  exclusive_bid_cents: 6_500,
};

export async function makeCampaign(document: object = DOCUMENT): Promise<string> {
  const id = randomUUID();
  const { status } = await api.call(buyer, "PUT", `/v1/campaigns/${id}`, document);
  expect(status).toBe(200);
  return id;
}

/** Starts the network before the tests of a file and stops it after them. */
export function setUpCampaigns(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => AT);
    accountId = await api.fixture.advertiser("Ruiz Realty", 100_000);
    buyer = await api.keyOf(accountId);
    otherBuyer = await api.keyOf(await api.fixture.advertiser("Other Realty", 0));
    affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
    admin = await api.keyOf(NETWORK_ID);
  });
  afterAll(() => api.stop());
}
