// Starts a network with buyers and affiliates, and posts leads to it, for tests over HTTP.
import { afterAll, beforeAll, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";

export const AT = Date.now();

/** Set in every contact field that takes text: output that contains it has leaked contact data. */
export const CANARY = "zyxcanary";

export let api: TestApi;

export const clock = { nowMs: AT };

export let sourceKey: Caller;
export let affiliate: Caller;
export let otherAffiliate: Caller;
export let buyer: Caller;
export let buyerAccount: string;
export let loser: Caller;
export let admin: Caller;
export let next = 0;

/** Posts a lead over HTTP; its contact contains the canary. */
export async function postLead(
  fields: object = {},
): Promise<{ id: string; answer: { status: string; sale: string; price: number } }> {
  next += 1;
  const record = {
    ...postBody(next),
    first_name: CANARY,
    last_name: `${CANARY}-last`,
    email: `${CANARY}${next}@example.com`,
    address: `${next} ${CANARY} St`,
    comments: CANARY,
    favourite_colour: CANARY,
    ...fields,
  };
  const { status, body } = await api.call(sourceKey, "POST", "/v1/leads", record);
  expect(status).toBe(200);
  return { id: body.lead.id, answer: body };
}

/** No campaign buys in New York, so the lead stays on the marketplace. */
export const LISTED = { zip_code: "10001" };

/** Starts the network before the tests of a file and stops it after them. */
export function setUpLeads(): void {
  beforeAll(async () => {
    next = 0;
    clock.nowMs = AT;
    api = await TestApi.start(() => clock.nowMs);
    const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
    sourceKey = await api.sourceKey(source.id);
    affiliate = await api.keyOf(source.affiliateId);
    otherAffiliate = await api.keyOf((await api.fixture.source()).affiliateId);
    buyerAccount = await api.fixture.advertiser("Winner Realty", 10_000_000);
    buyer = await api.keyOf(buyerAccount);
    const loserAccount = await api.fixture.advertiser("Loser Realty", 10_000_000);
    loser = await api.keyOf(loserAccount);
    admin = await api.keyOf(NETWORK_ID);
    await api.call(buyer, "PUT", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000001", {
      name: "Winner",
      criteria: { field: "zip_code", in: ["95838"] },
      exclusive_bid_cents: 9_000,
    });
    await api.call(loser, "PUT", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000002", {
      name: "Outbid",
      criteria: { field: "state", in: ["CA"] },
      exclusive_bid_cents: 8_000,
    });
    await api.call(loser, "PUT", "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-000000000003", {
      name: "Elsewhere",
      criteria: { field: "state", in: ["TX"] },
      exclusive_bid_cents: 99_000,
    });
  });
  afterAll(() => api.stop());
}
