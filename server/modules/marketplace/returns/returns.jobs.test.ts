// Checks returns over time: escalation after two days, approval after three working days, and only
// manual approval above 15 %.
import { returnRulesIn } from "./return-rules.test-support.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { verifyLedger } from "../../money/ledger/index.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { escalateReturns } from "./escalate-returns.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";

/** A Friday morning in Los Angeles, the network's time zone. */
const AT_MS = Date.parse("2026-11-20T18:00:00Z");
/**
 * Two days later it is Sunday; Thursday is Thanksgiving, so Monday, Tuesday and Wednesday are the
 * three.
 */
const HANDED_ON_MS = AT_MS + 2 * DAY_MS;
const DUE_MS = Date.parse("2026-11-26T08:00:00Z");
const clock = { nowMs: AT_MS };

let api: TestApi;
let source: SourceTerms;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  source = await api.fixture.source();
  await api.database.pool.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    source.affiliateId,
  ]);
});
afterAll(() => api.stop());
beforeEach(() => {
  clock.nowMs = AT_MS;
});

interface Buyer {
  readonly id: string;
  readonly caller: Caller;
  readonly campaignNo: number;
  readonly sales: readonly string[];
}

/** A buyer that has bought this many leads, all of them now; its campaign buys no more. */
async function buyerOf(leads: number): Promise<Buyer> {
  const id = await api.fixture.advertiser(`Buyer ${people}`, 1_000_000);
  const campaignNo = await api.fixture.campaign({
    accountId: id,
    exclusiveCents: 5_000,
    limits: { leads: { day: 50, total: leads }, cents: { total: leads * 5_000 } },
  });
  await api.market.catchUp();
  for (let index = 0; index < leads; index += 1) {
    people += 1;
    await post(api.market, source, postBody(people), () => clock.nowMs);
  }
  // Refunds reopen the campaign's totals: it must not buy leads of other tests.
  await api.database.pool.query(
    `with raised as (
       update distribution_version
       set version = version + 1
       returning version
     )
     update campaign
     set status = 'paused', version = (select version from raised)
     where no = $1`,
    [campaignNo],
  );
  await api.market.catchUp();
  const bought = "select id from sale where buyer_id = $1 order by id";
  const { rows } = await api.database.pool.query<{ id: string }>(bought, [id]);
  expect(rows).toHaveLength(leads);
  return { id, campaignNo, caller: await api.keyOf(id), sales: rows.map((row) => row.id) };
}

const file = async (
  { caller, sales }: Buyer,
  index: number,
  body: object = { reason: "other", note: "Something is wrong." },
) => {
  const filed = await api.call(caller, "POST", `/v1/sales/${sales[index]}/return`, body, {
    "idempotency-key": `key-${sales[index]}`,
  });
  expect(filed.status, filed.text).toBe(200);
  return filed.body;
};
const read = async ({ caller }: Buyer, id: string) =>
  (await api.call(caller, "GET", `/v1/returns/${id}`)).body;
const round = (atMs: number): Promise<number> =>
  escalateReturns(
    api.database.pool,
    () => returnRulesIn("America/Los_Angeles"),
    atMs,
    (error) => {
      throw error;
    },
  );
/** What a title says of the lead, which differs from run to run. */
const LEAD = /(?:: return)? of lead #\w{6}/;
const balance = async ({ caller }: Buyer): Promise<number> =>
  (await api.call(caller, "GET", "/v1/wallet")).body.balance_cents;
const told = async (): Promise<string[][]> => {
  await publishOutbox(api.database.pool, () => 0.5);
  const rows = await listTold(api.database.pool, "type like 'return%'");
  await api.database.pool.query("delete from event where type like 'return%'");
  return rows.map((row) => [row.account_id, row.title.replace(LEAD, ""), row.body]);
};

describe("a return that is neither answered nor decided", () => {
  it("is escalated after 48 hours and approved on working day three, once", async () => {
    const buyer = await buyerOf(2);
    const { id, decide_until: until } = await file(buyer, 0);
    expect(until).toBe(new Date(DUE_MS).toISOString());
    const before = await balance(buyer);
    await told();
    expect(await round(HANDED_ON_MS)).toBe(0);
    const handed = await Promise.all([1, 2, 3].map(() => round(HANDED_ON_MS + 1)));
    expect(handed.reduce((sum, moved) => sum + moved, 0)).toBe(1);
    expect(await told()).toEqual([
      [
        NETWORK_ID,
        "A return awaits your decision",
        "The affiliate didn't answer · reason: other · $50.00 · until 2026-11-25",
      ],
      [
        buyer.id,
        "The affiliate didn't answer",
        "The network decides about your return by 2026-11-25",
      ],
    ]);
    expect(await round(DUE_MS - 1)).toBe(0);
    expect(await read(buyer, id)).toMatchObject({ status: "filed" });
    const approved = await Promise.all([1, 2, 3].map(() => round(DUE_MS)));
    expect(approved.reduce((sum, moved) => sum + moved, 0)).toBe(1);
    expect(await read(buyer, id)).toMatchObject({
      status: "approved",
      decided_by: "deadline",
      decided_at: new Date(DUE_MS).toISOString(),
      decision_note: null,
    });
    expect(await balance(buyer)).toBe(before + 5_000);
    expect(await told()).toEqual([
      [buyer.id, "Return approved", "$50.00 is back in your wallet: approved automatically"],
      [
        source.affiliateId,
        "Return approved",
        "$35.00 of your earnings was reversed: approved automatically",
      ],
    ]);
    expect(await round(DUE_MS + DAY_MS)).toBe(0);
    const log = (
      await api.database.pool.query(
        "select actor_kind, action, detail from activity where subject_id = $1 order by id",
        [id],
      )
    ).rows;
    expect(log).toMatchObject([
      { action: "return.filed" },
      { actor_kind: "system", action: "return.approved", detail: { by: "deadline" } },
    ]);
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("reopens the campaign's totals and budget, never a past window", async () => {
    const buyer = await buyerOf(1);
    const state = async () =>
      (
        await api.database.pool.query(
          `select total_leads, total_cents, day_leads, day_cents
           from campaign_state
           where campaign_no = $1`,
          [buyer.campaignNo],
        )
      ).rows[0];
    expect(Object.values(await state()).map(Number)).toEqual([1, 5_000, 1, 5_000]);
    await file(buyer, 0);
    await round(DUE_MS);
    expect(Object.values(await state()).map(Number)).toEqual([0, 0, 1, 5_000]);
  });
});

describe("a return that the product's own record disproves", () => {
  it("is approved by no deadline, and waits for a person of the network", async () => {
    const buyer = await buyerOf(2);
    // The earlier purchase is another person.
    await api.database.pool.query(
      "update sale set sold_at = sold_at - interval '1 hour' where id = $1",
      [buyer.sales[0]],
    );
    const { id } = await file(buyer, 1, {
      reason: "duplicate",
      evidence: { earlier_sale_id: buyer.sales[0] },
    });
    expect(await read(buyer, id)).toMatchObject({
      only_people_approve: true,
      evidence: { finding: "disproved", why: "other_person" },
    });
    await round(HANDED_ON_MS + 1);
    expect(await round(DUE_MS + 30 * DAY_MS)).toBe(0);
    clock.nowMs = DUE_MS;
    expect(await read(buyer, id)).toMatchObject({ status: "filed", turn: "network" });
    await told();
  });

  it("so does one that the buyer's own outcome contradicts", async () => {
    const buyer = await buyerOf(1);
    const touch = (outcome: string) =>
      api.call(
        buyer.caller,
        "POST",
        `/v1/sales/${buyer.sales[0]}/outcome`,
        { outcome },
        { "idempotency-key": `${outcome}-${buyer.sales[0]}` },
      );
    for (const outcome of ["attempted", "contacted", "appointment"])
      expect((await touch(outcome)).status).toBe(200);
    const terms = await api.call(buyer.caller, "GET", `/v1/sales/${buyer.sales[0]}/return-terms`);
    expect(terms.body.checks).toContainEqual({
      reason: "invalid_contact",
      finding: "disproved",
      why: "was_reached",
    });
    const { id } = await file(buyer, 0, {
      reason: "invalid_contact",
      evidence: { proof: "calls" },
    });
    expect(await read(buyer, id)).toMatchObject({
      only_people_approve: true,
      evidence: { finding: "disproved", why: "was_reached" },
    });
    await round(HANDED_ON_MS + 1);
    expect(await round(DUE_MS + DAY_MS)).toBe(0);
    await told();
  });
});

describe("a return that the affiliate answers", () => {
  it("is the operator's immediately, and its three working days begin then", async () => {
    const buyer = await buyerOf(1);
    const { id } = await file(buyer, 0);
    await told();
    clock.nowMs = AT_MS + HOUR_MS;
    const affiliate = await api.keyOf(source.affiliateId);
    expect(
      (
        await api.call(affiliate, "POST", `/v1/returns/${id}/answer`, {
          answer: "It was all right.",
        })
      ).status,
    ).toBe(200);
    // Still Friday: Monday, Tuesday, Wednesday.
    expect(await read(buyer, id)).toMatchObject({ decide_until: new Date(DUE_MS).toISOString() });
    expect(await told()).toEqual([
      [
        NETWORK_ID,
        "A return awaits your decision",
        "The affiliate has answered · reason: other · $50.00 · until 2026-11-25",
      ],
      [
        buyer.id,
        "The affiliate has answered",
        "The network decides about your return by 2026-11-25",
      ],
    ]);
    expect(await round(HANDED_ON_MS + 1)).toBe(0);
    const queue = (
      await api.call(
        await api.userOf(NETWORK_ID, "admin"),
        "GET",
        "/v1/returns?where=status,eq,filed&order=decide_until",
      )
    ).body.items;
    expect(queue.map(({ id: one }: { id: string }) => one)).toContain(id);
  });
});

describe("above 15 % of the leads", () => {
  it("people alone approve, whatever is proved or late; proved returns do not count", async () => {
    const buyer = await buyerOf(20);
    const history = await api.database.pool.query("select id from campaign where no = $1", [
      buyer.campaignNo,
    ]);
    await api.database.pool.query(
      `insert into campaign_history (campaign_id, version, document, changed_by, changed_at)
       values ($1, 1, $2, 'test', $3)`,
      [
        history.rows[0]?.id,
        JSON.stringify({ criteria: { all: [{ field: "state", in: ["TX"] }] } }),
        new Date(AT_MS - DAY_MS),
      ],
    );
    const proved = { reason: "outside_area" };
    const terms = async () => {
      const { body } = await api.call(
        buyer.caller,
        "GET",
        `/v1/sales/${buyer.sales[19]}/return-terms`,
      );
      return [
        body.leads_received,
        body.returns_counted,
        body.rate_basis_points,
        body.returns_left,
        body.only_people_approve,
      ];
    };
    expect(await terms()).toEqual([20, 0, 0, 3, false]);
    expect(await file(buyer, 0, proved)).toMatchObject({
      status: "approved",
      decided_by: "checks",
    });
    for (const index of [1, 2, 3])
      expect(await file(buyer, index)).toMatchObject({
        status: "filed",
        only_people_approve: false,
      });
    expect(await terms()).toEqual([20, 3, 1_500, 0, true]);
    // At exactly 15 %, a proved return is still approved.
    expect(await file(buyer, 4, proved)).toMatchObject({ status: "approved" });
    const above = await file(buyer, 5);
    expect(above).toMatchObject({ status: "filed", only_people_approve: true });
    const provedAbove = await file(buyer, 6, proved);
    expect(provedAbove).toMatchObject({
      status: "filed",
      only_people_approve: true,
      evidence: { finding: "proved" },
    });
    await round(DUE_MS + 30 * DAY_MS);
    for (const { id } of [above, provedAbove])
      expect(await read(buyer, id)).toMatchObject({ status: "filed", only_people_approve: true });
    clock.nowMs = DUE_MS;
    const decided = await api.call(
      await api.userOf(NETWORK_ID, "admin"),
      "POST",
      `/v1/returns/${provedAbove.id}/decision`,
      { decision: "approve", note: "Seen." },
    );
    expect(decided.body).toMatchObject({ status: "approved", decided_by: "admin" });
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });
});

describe("a declined return", () => {
  it("lowers the buyer's rank immediately, as the terms said before", async () => {
    const buyer = await buyerOf(20);
    const { body: terms } = await api.call(
      buyer.caller,
      "GET",
      `/v1/sales/${buyer.sales[0]}/return-terms`,
    );
    expect(terms).toMatchObject({
      modifier_now: 10_000,
      modifier_if_declined: 9_500,
      refused: null,
      answer_until: new Date(HANDED_ON_MS).toISOString(),
      decide_until: new Date(DUE_MS).toISOString(),
    });
    const { id } = await file(buyer, 0);
    clock.nowMs += HOUR_MS;
    await api.call(await api.userOf(NETWORK_ID, "admin"), "POST", `/v1/returns/${id}/decision`, {
      decision: "decline",
      note: "No.",
    });
    expect(
      (
        await api.database.pool.query("select bid_modifier from advertiser where account_id = $1", [
          buyer.id,
        ])
      ).rows,
    ).toEqual([{ bid_modifier: 9_500 }]);
    expect(
      (await api.call(buyer.caller, "GET", `/v1/sales/${buyer.sales[0]}/return-terms`)).body,
    ).toMatchObject({
      refused: "already_filed",
      returns_declined: 1,
      modifier_now: 9_500,
      modifier_if_declined: 9_000,
    });
    clock.nowMs = AT_MS + 8 * DAY_MS;
    expect(
      (await api.call(buyer.caller, "GET", `/v1/sales/${buyer.sales[1]}/return-terms`)).body
        .refused,
    ).toBe("window_closed");
    expect(
      (
        await api.call(
          await api.keyOf(source.affiliateId),
          "GET",
          `/v1/sales/${buyer.sales[1]}/return-terms`,
        )
      ).status,
    ).toBe(403);
    expect((await api.call(null, "GET", `/v1/sales/${buyer.sales[1]}/return-terms`)).status).toBe(
      401,
    );
  });
});
