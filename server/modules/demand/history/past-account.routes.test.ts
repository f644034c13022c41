// Tests that a replay begins with what the account had and could buy: with money that people of the
// network entered since, and with limits over all of its campaigns.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";
import { USUAL_BUYER_TERMS } from "../../../../domain/terms/terms-documents.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

const END_MS = Date.parse("2026-11-20T18:00:00Z");
const PRICE = 5_000;
const SACRAMENTO = "95818";
const AUSTIN = "78701";
let nowMs = END_MS - 40 * DAY_MS;
let api: TestApi;
let operator: Caller;
let source: SourceTerms;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
  source = await api.fixture.source({ sharedSlots: 0 });
});
afterAll(() => api.stop());

async function posted(count: number, daysAgo: number, zipCode: string): Promise<void> {
  nowMs = END_MS - daysAgo * DAY_MS;
  for (let index = 0; index < count; index += 1) {
    nowMs += 60_000;
    const consentAt = new Date(nowMs - 1_000).toISOString();
    await post(
      api.market,
      source,
      postBody((people += 1), { consent_at: consentAt, zip_code: zipCode }),
      () => nowMs,
    );
  }
}

/** A campaign for a state, made before the replay begins; its id. */
async function campaign(accountId: string, exclusiveCents: number, state: string): Promise<string> {
  const no = await api.fixture.campaign({
    accountId,
    exclusiveCents,
    criteria: { field: "state", in: [state] },
  });
  const { rows } = await api.database.pool.query(
    "update campaign set created_at = $2 where no = $1 returning id",
    [no, new Date(nowMs)],
  );
  await api.market.catchUp();
  return rows[0].id;
}

async function wonBy(accountId: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    "select count(*)::int as count from sale where buyer_id = $1",
    [accountId],
  );
  return rows[0].count;
}

/** What the campaign would have won with its own terms. */
async function replayed(campaignId: string, exclusiveCents: number, state: string) {
  const { status, body, text } = await api.call(operator, "POST", "/v1/campaigns/preview", {
    campaign_id: campaignId,
    criteria: { all: [{ field: "state", in: [state] }] },
    exclusive_bid_cents: exclusiveCents,
  });
  expect(status, text).toBe(200);
  return body.replay;
}

it("spends no money before people of the network entered it", async () => {
  nowMs = END_MS - 35 * DAY_MS;
  const buyer = await api.fixture.advertiser("Late Money", 0);
  const id = await campaign(buyer, PRICE, "CA");
  await posted(3, 10, SACRAMENTO);
  nowMs = END_MS - 8 * DAY_MS;
  for (const [kind, amount] of [
    ["payment", 3 * PRICE],
    ["goodwill", PRICE],
    ["promotion", PRICE],
  ] as const) {
    const { status, text } = await api.call(
      operator,
      "POST",
      `/v1/accounts/${buyer}/manual-entries`,
      {
        kind,
        amount_cents: amount,
        ...(kind === "payment"
          ? { method: "wire", reference: "FT-1", value_date: "2026-11-12" }
          : { reason: "For the wait" }),
      },
      { "idempotency-key": randomUUID() },
    );
    expect(status, text).toBe(200);
  }
  await posted(2, 4, SACRAMENTO);
  nowMs = END_MS;
  expect(await wonBy(buyer)).toBe(2);
  expect(await replayed(id, PRICE, "CA")).toMatchObject({
    starting_state: "as_it_was",
    won: 2,
    lost: [{ reason: "insufficient_funds", leads: 3 }],
  });
  await api.database.pool.query("update campaign set status = 'archived'");
});

it("keeps to limits over all campaigns, with what the others bought", async () => {
  nowMs = END_MS - 35 * DAY_MS;
  const buyer = await api.fixture.advertiser("Limited", 10_000_000);
  const [small, large] = [
    await campaign(buyer, PRICE, "TX"),
    await campaign(buyer, 2 * PRICE, "TX"),
  ];
  const { status, text } = await api.call(operator, "PUT", `/v1/accounts/${buyer}/terms`, {
    version: 1,
    reason: "Limits",
    buyer: { ...USUAL_BUYER_TERMS, limits: { leads: { day: 3 } } },
  });
  expect(status, text).toBe(200);
  await api.market.catchUp();
  await posted(5, 3, AUSTIN);
  await posted(1, 2, AUSTIN);
  // Past the age at which leads are loaded again.
  nowMs = END_MS + 10_000;
  expect(await wonBy(buyer)).toBe(4);
  const before = await replayed(large, 2 * PRICE, "TX");
  expect(before.won).toBe(4);
  expect(before.lost).toContainEqual({ reason: "cap_reached", leads: 2 });
  // With a higher bid the smaller one buys too, until both together reach the limit: what the
  // larger bought stays as it was.
  expect((await replayed(small, 3 * PRICE, "TX")).won).toBe(3);
});
