// Checks that each of the network's terms in numbers decides what comes next, and nothing earlier,
// and that the preview of a change says what then happens.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { matureEarnings } from "../../money/earnings/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DEFAULT_SETTINGS } from "./index.ts";

const AT_MS = Date.parse("2026-11-02T18:00:00Z");
const clock = { nowMs: AT_MS };
let api: TestApi;
let operator: Caller;
let buyer: Caller;
let affiliate: Caller;
let affiliateId: string;
let key: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  operator = await api.userOf(NETWORK_ID, "admin", "owner");
  const buyerId = await api.fixture.advertiser("Elm Homes", 100_000_000);
  buyer = await api.userOf(buyerId, "advertiser");
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 10_000 });
  const source = await api.fixture.source();
  affiliateId = source.affiliateId;
  affiliate = await api.userOf(affiliateId, "affiliate");
  key = await api.sourceKey(source.id);
  await api.market.catchUp();
});
afterAll(() => api.stop());
afterEach(async () => {
  await merge(DEFAULT_SETTINGS);
});

const merge = async (patch: object): Promise<void> => {
  clock.nowMs += MINUTE_MS;
  const { status, text } = await api.call(operator, "PATCH", "/v1/settings", patch);
  expect(status, text).toBe(200);
};
const preview = async (patch: object) => {
  const { status, body, text } = await api.call(operator, "POST", "/v1/settings/preview", patch);
  expect(status, text).toBe(200);
  return body;
};

/** Posts the lead of a person; of a new one unless told otherwise. */
async function post(person = (people += 1)) {
  const consentAt = new Date(clock.nowMs - MINUTE_MS).toISOString();
  const record = { ...postBody(person), consent_at: consentAt };
  return (await api.call(key, "POST", "/v1/leads", record)).body;
}

async function saleOf(leadId: string) {
  const { rows } = await api.database.pool.query(
    "select id, return_days, hold_days, earning_cents from sale where lead_id = $1",
    [leadId],
  );
  return rows[0];
}

async function fileReturn(leadId: string) {
  const { id } = await saleOf(leadId);
  const answer = await api.call(
    buyer,
    "POST",
    `/v1/sales/${id}/return`,
    { reason: "other", note: "Not what it said." },
    { "idempotency-key": `return-${id}` },
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe("the return window and the hold", () => {
  it("count for the next sale and for no earlier one", async () => {
    const before = await post();
    await merge({ return_days: 3, new_affiliate_hold_days: 12 });
    const after = await post();
    await merge({ new_affiliate_days: 0 });
    const old = await post();
    expect(await saleOf(before.lead.id)).toMatchObject({ return_days: 7, hold_days: 30 });
    expect(await saleOf(after.lead.id)).toMatchObject({ return_days: 3, hold_days: 12 });
    expect(await saleOf(old.lead.id)).toMatchObject({ return_days: 3, hold_days: 0 });
  });

  it("are previewed by what past sales and returns would have been", async () => {
    const late = await post();
    clock.nowMs += 5 * DAY_MS;
    await fileReturn(late.lead.id);
    expect(await preview({ return_days: 4 })).toMatchObject({ late_returns: 1 });
    expect(await preview({ return_days: 5 })).toMatchObject({ late_returns: 0 });
    const { rows } = await api.database.pool.query(
      "select sum(earning_cents)::int as cents from sale",
    );
    expect((await preview({ new_affiliate_days: 0 })).held_earnings).toEqual({
      before_cents: rows[0].cents,
      after_cents: 0,
    });
  });
});

describe("the times of a return", () => {
  it("count for returns that are filed from then on", async () => {
    const [first, second] = [await post(), await post()];
    const before = await fileReturn(first.lead.id);
    await merge({ return_answer_hours: 24, return_decide_days: 1 });
    const after = await fileReturn(second.lead.id);
    const hours = ({ filed_at: filed, answer_until: until }: Record<string, string>): number =>
      (Date.parse(until ?? "") - Date.parse(filed ?? "")) / HOUR_MS;
    expect([hours(before), hours(after)]).toEqual([48, 24]);
    expect(Date.parse(after.decide_until)).toBeLessThan(Date.parse(before.decide_until));
    const read = await api.call(buyer, "GET", `/v1/returns/${before.id}`);
    expect(read.body.answer_until).toBe(before.answer_until);
    // The affiliate's time for the second is over, for the first it is not.
    clock.nowMs += 25 * HOUR_MS;
    const answer = (id: string) =>
      api.call(affiliate, "POST", `/v1/returns/${id}/answer`, { answer: "It was right." });
    expect((await answer(after.id)).body.code).toBe("window_closed");
    expect((await answer(before.id)).status).toBe(200);
  });
});

describe("the days of a duplicate", () => {
  it("count from the sale, longer after an exclusive one", async () => {
    await merge({ duplicate_days: 10, exclusive_days: 20 });
    const person = (people += 1);
    const first = await post(person);
    expect(first.sale).toBe("exclusive");
    clock.nowMs += 19 * DAY_MS;
    expect(await post(person)).toMatchObject({ status: "duplicate" });
    clock.nowMs += DAY_MS;
    // Its buyer has it already, so no one else is there to buy it.
    expect(await post(person)).toMatchObject({ status: "rejected", reason_code: "no_buyer" });
  });

  it("are at least as many after an exclusive sale", async () => {
    const { status, body } = await api.call(operator, "PATCH", "/v1/settings", {
      duplicate_days: 61,
      exclusive_days: 60,
    });
    expect([status, body.errors]).toMatchObject([422, [{ field: "/exclusive_days" }]]);
  });
});

describe("the minimum payout", () => {
  it("decides what can be requested, as previewed", async () => {
    await post();
    clock.nowMs += 60 * DAY_MS;
    await inTransaction(api.database.pool, (tx) => matureEarnings(tx, affiliateId, clock.nowMs));
    const eligibility = async () =>
      (await api.call(affiliate, "GET", "/v1/payout-eligibility")).body;
    const { payable_cents: payable } = await eligibility();
    expect(payable).toBeGreaterThan(0);
    expect((await preview({ least_payout_cents: payable + 1 })).payable_affiliates).toEqual({
      before: 1,
      after: 0,
    });
    await merge({ least_payout_cents: payable + 1 });
    expect(await eligibility()).toMatchObject({
      least_cents: payable + 1,
      missing_cents: 1,
      obstacles: expect.arrayContaining(["below_least"]),
    });
  });
});

describe("the contact of an unsold lead", () => {
  it("is kept as many hours as the settings say when it was rejected", async () => {
    await merge({ unsold_contact_hours: 5 });
    const person = (people += 1);
    const { lead } = await post(person);
    clock.nowMs += 200 * DAY_MS;
    const again = await post(person);
    expect(again).toMatchObject({ status: "rejected", reason_code: "no_buyer" });
    const kept = async (id: string) =>
      (
        await api.database.pool.query(
          `select extract(epoch from p.forget_at - l.received_at)::int as seconds
           from lead_private p
           join lead l on l.id = p.lead_id
           where l.id = $1`,
          [id],
        )
      ).rows[0]?.seconds;
    expect([await kept(lead.id), await kept(again.lead.id)]).toEqual([null, (5 * HOUR_MS) / 1_000]);
  });
});
