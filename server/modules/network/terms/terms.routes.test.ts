// Tests terms agreed with accounts over HTTP: they count for the next lead and no earlier one, only
// the network changes them, and the account is told.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { yesterdayAt } from "../../../../test/support/when.ts";
import { listTold } from "../../../../test/support/told-events.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import {
  type AffiliateTermsDocument,
  USUAL_BUYER_TERMS,
  shareOnly,
} from "../../../../domain/terms/terms-documents.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import type { SourceTerms } from "../../selling/distribution/index.ts";

const START_MS = yesterdayAt(18);
const PRICE = 10_000;
const ANY = { source_id: null, side: null, tier: null, from_sold: 0 } as const;
let nowMs = START_MS;
let api: TestApi;
let operator: Caller;
let finance: Caller;
let buyerId: string;
let buyer: Caller;
let source: SourceTerms;
let affiliate: Caller;
let key: Caller;
let people = 0;

beforeAll(async () => {
  api = await TestApi.start(() => nowMs);
  operator = await api.userOf(NETWORK_ID, "admin");
  finance = await api.userOf(NETWORK_ID, "admin", "finance", "Fay Finance");
  buyerId = await api.fixture.advertiser("Buyer", 100_000_000);
  buyer = await api.userOf(buyerId, "advertiser");
  await api.fixture.campaign({ accountId: buyerId, exclusiveCents: PRICE });
  await api.market.catchUp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  nowMs += MINUTE_MS;
  source = await api.fixture.source({ unsoldRule: "list" });
  affiliate = await api.userOf(source.affiliateId, "affiliate");
  key = await api.sourceKey(source.id);
});

const read = async (caller: Caller, accountId: string): Promise<Answer> =>
  api.call(caller, "GET", `/v1/accounts/${accountId}/terms`);

async function agree(
  accountId: string,
  document: { affiliate?: object; buyer?: object },
  caller: Caller = finance,
): Promise<Answer> {
  const { body } = await read(operator, accountId);
  return api.call(caller, "PUT", `/v1/accounts/${accountId}/terms`, {
    version: body.version,
    reason: "Agreed on the phone",
    ...document,
  });
}

const agreeEarning = (change: Partial<AffiliateTermsDocument>): Promise<Answer> =>
  agree(source.affiliateId, { affiliate: { ...shareOnly(7_000), ...change } });

/** Posts a lead; returns its id and what the affiliate was answered to earn, in cents. */
async function postLead(): Promise<{ id: string; cents: number }> {
  const { status, body, text } = await api.call(key, "POST", "/v1/leads", postBody((people += 1)));
  expect(status, text).toBe(200);
  return { id: body.lead.id, cents: Math.round(body.price * 100) };
}

async function setCampaigns(status: "active" | "paused"): Promise<void> {
  await api.database.pool.query("update distribution_version set version = version + 1");
  await api.database.pool.query(
    `update campaign
     set status = $1, version = (select version from distribution_version)`,
    [status],
  );
  await api.market.catchUp();
}

const saleOf = async (leadId: string) =>
  (
    await api.database.pool.query(
      "select price_cents, earning_cents, return_days, hold_days from sale where lead_id = $1",
      [leadId],
    )
  ).rows[0];

describe("terms", () => {
  it("begin with the share of a new affiliate, and the network's own of a buyer", async () => {
    expect((await read(affiliate, source.affiliateId)).body).toMatchObject({
      version: 1,
      affiliate: { earning: { kind: "share", amount: 7_000 }, earning_rules: [] },
      buyer: null,
      until_at: null,
      reason: null,
      abilities: { change: false },
    });
    expect((await read(buyer, buyerId)).body).toMatchObject({
      affiliate: null,
      buyer: USUAL_BUYER_TERMS,
    });
  });

  it("count for the next lead, and for no earlier sale or lead", async () => {
    const before = await postLead();
    expect(before.cents).toBe(7_000);
    const changed = await agreeEarning({ earning: { kind: "share", amount: 4_000 } });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { version: 2, reason: "Agreed on the phone", changed_by_name: "Fay Finance" },
    ]);
    expect((await postLead()).cents).toBe(4_000);
    expect(await saleOf(before.id)).toMatchObject({ earning_cents: 7_000n });
  });

  it("stay with a listed lead that is bought after a change", async () => {
    const rest = await api.fixture.advertiser("By hand", 1_000_000);
    const shopper = await api.userOf(rest, "advertiser");
    await setCampaigns("paused");
    const { id } = await postLead();
    await agreeEarning({ earning: { kind: "share", amount: 1_000 }, hold_days: 90 });
    const { body: listing } = await api.call(affiliate, "GET", `/v1/listings/${id}`);
    const bought = await api.call(
      shopper,
      "POST",
      `/v1/listings/${id}/purchase`,
      { mode: "exclusive", max_price_cents: listing.exclusive_price_cents },
      { "idempotency-key": randomUUID() },
    );
    expect(bought.status, bought.text).toBe(200);
    // Its price has fallen by the database's clock since it was read.
    const { price_cents: price, earning_cents: earned, hold_days: held } = await saleOf(id);
    expect(earned).toBe((price * 7n) / 10n);
    expect(held).toBe(30);
    await setCampaigns("active");
  });

  it("may differ by source, side, tier and number sold", async () => {
    const { side } = postBody(1) as { side: string };
    const other = side === "seller" ? "buyer" : "seller";
    await agreeEarning({
      earning_rules: [
        { ...ANY, side: other as "seller", earning: { kind: "share", amount: 100 } },
        { ...ANY, source_id: source.id.toUpperCase(), earning: { kind: "flat", amount: 1_234 } },
      ],
    });
    expect((await postLead()).cents).toBe(1_234);
    await agreeEarning({
      earning_rules: [{ ...ANY, side: side as "seller", earning: { kind: "flat", amount: 77 } }],
    });
    expect((await postLead()).cents).toBe(77);
  });

  it("name the least payout where the source sets none", async () => {
    await api.database.pool.query(
      "update source set reserve_exclusive_cents = null, reserve_shared_cents = null where id = $1",
      [source.id],
    );
    await agreeEarning({ reserves: [{ side: null, exclusive_cents: 8_000, shared_cents: 8_000 }] });
    expect((await postLead()).cents).toBe(0);
    await agreeEarning({ reserves: [{ side: null, exclusive_cents: 7_000, shared_cents: 7_000 }] });
    expect((await postLead()).cents).toBe(7_000);
  });

  it("set how long a buyer may return a lead, and how long an earning is held", async () => {
    await agree(buyerId, { buyer: { ...USUAL_BUYER_TERMS, return_days: 3 } });
    await agreeEarning({ hold_days: 12 });
    await api.market.catchUp();
    const { id } = await postLead();
    expect(await saleOf(id)).toMatchObject({ return_days: 3, hold_days: 12 });
    const { body } = await api.call(buyer, "GET", `/v1/sales?where=lead_id,eq,${id}`);
    const [sale] = body.items;
    expect(Date.parse(sale.return_until) - Date.parse(sale.delivered_at)).toBe(3 * DAY_MS);
    const { body: earnings } = await api.call(affiliate, "GET", `/v1/earnings`);
    expect(earnings.items[0].hold).toEqual({
      reason: "earning_hold",
      until: new Date(Date.parse(sale.delivered_at) + 15 * DAY_MS).toISOString(),
    });
    const file = () =>
      api.call(
        buyer,
        "POST",
        `/v1/sales/${sale.id}/return`,
        { reason: "other", note: "The house burned down" },
        { "idempotency-key": randomUUID() },
      );
    nowMs += 3 * DAY_MS + 1;
    expect((await file()).body.code).toBe("window_closed");
    nowMs -= 3 * DAY_MS + 1;
    await agree(buyerId, { buyer: USUAL_BUYER_TERMS });
    expect((await api.call(buyer, "GET", `/v1/sales/${sale.id}`)).body.return_until).toBe(
      sale.return_until,
    );
  });

  it("close a state to a buyer, and exempt it from the rule for its kind", async () => {
    const states = async (): Promise<string[]> =>
      (
        await api.call(buyer, "GET", `/v1/accounts/${buyerId}`)
      ).body.buyer.licensed_states.toSorted();
    const all = await states();
    await agree(buyerId, { buyer: { ...USUAL_BUYER_TERMS, closed_states: ["CA"] } });
    expect(await states()).toEqual(all.filter((state) => state !== "CA"));
    await api.market.catchUp();
    expect((await postLead()).cents).toBe(0);
    const close = (rules: readonly object[]): Promise<Answer> =>
      api.call(operator, "PATCH", "/v1/settings", { closed_kinds: rules });
    await agree(buyerId, { buyer: { ...USUAL_BUYER_TERMS, exempt_states: ["CA"] } });
    await close([{ buyer_kind: "agent", state: "US" }]);
    expect(await states()).toEqual(["CA"]);
    await close([{ buyer_kind: "wholesaler", state: "US" }]);
    expect(await states()).toEqual(all);
    await close([]);
    await agree(buyerId, { buyer: USUAL_BUYER_TERMS });
  });
});

describe("a change of terms", () => {
  it("is in the activity with what was and what is, and told to the account", async () => {
    await agreeEarning({ hold_days: 5 });
    const { body } = await api.call(affiliate, "GET", "/v1/activity?where=action,eq,terms.changed");
    expect(body.items).toMatchObject([
      {
        detail: { version: 2, reason: "Agreed on the phone" },
        changes: [{ field: "hold_days", before: null, after: 5 }],
      },
    ]);
    while ((await publishOutbox(api.database.pool, () => 0.5)).events > 0);
    const told = await listTold(api.database.pool, "account_id = $1", [source.affiliateId]);
    expect(told.at(-1)).toMatchObject({
      title: "The network changed your terms",
      body: "Agreed on the phone",
    });
  });

  it("is a version: the earlier ones can be read, without names by the account", async () => {
    await agreeEarning({ hold_days: 5 });
    await agreeEarning({ hold_days: 6 });
    const path = `/v1/account-terms?where=account_id,eq,${source.affiliateId}&order=from_at`;
    const { body } = await api.call(affiliate, "GET", path);
    expect(body.items.map((one: { version: number }) => one.version)).toEqual([1, 2, 3]);
    expect(body.items[1].until_at).toBe(body.items[2].from_at);
    expect(body.items[2].changed_by_name).toBeNull();
    expect((await api.call(operator, "GET", path)).body.items[2].changed_by_name).toBe(
      "Fay Finance",
    );
  });

  it("that changes nothing makes no version", async () => {
    expect((await agreeEarning({})).body.version).toBe(1);
  });

  it("is refused on a version that no longer stands, of two at once one", async () => {
    const { body } = await read(operator, source.affiliateId);
    const change = (days: number): Promise<Answer> =>
      api.call(finance, "PUT", `/v1/accounts/${source.affiliateId}/terms`, {
        version: body.version,
        reason: "At once",
        affiliate: { ...shareOnly(7_000), hold_days: days },
      });
    const statuses = (await Promise.all([change(1), change(2)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await change(3)).body.errors).toMatchObject([{ field: "/version", code: "stale" }]);
  });

  it("is for people of the network who may agree on terms", async () => {
    const support = await api.userOf(NETWORK_ID, "admin", "support", "Sam");
    const rival = (await api.fixture.source()).affiliateId;
    const document = { affiliate: { ...shareOnly(7_000), hold_days: 1 } };
    for (const [caller, status] of [
      [support, 403],
      [affiliate, 403],
      [buyer, 404],
      [await api.userOf(rival, "affiliate"), 404],
    ] as const)
      expect((await agree(source.affiliateId, document, caller)).status).toBe(status);
    expect((await read(buyer, source.affiliateId)).status).toBe(404);
    expect((await read(operator, randomUUID())).status).toBe(404);
    expect((await read(operator, NETWORK_ID)).status).toBe(404);
  });

  it.each<[string, object, string, string]>([
    ["a buyer's terms", { buyer: USUAL_BUYER_TERMS }, "/affiliate", "invalid"],
    ["both", { affiliate: shareOnly(7_000), buyer: USUAL_BUYER_TERMS }, "/buyer", "invalid"],
    [
      "more than the price",
      { affiliate: shareOnly(10_001) },
      "/affiliate/earning/amount",
      "too_much",
    ],
    [
      "a source that is not its own",
      {
        affiliate: {
          ...shareOnly(7_000),
          earning_rules: [
            { ...ANY, source_id: randomUUID(), earning: { kind: "share", amount: 1 } },
          ],
        },
      },
      "/affiliate/earning_rules/0/source_id",
      "not_found",
    ],
  ])("is refused with %s", async (_, document, field, code) => {
    const { status, body } = await agree(source.affiliateId, document);
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  it("is refused with a state that is none, or both closed and exempt", async () => {
    const { body } = await agree(buyerId, {
      buyer: { ...USUAL_BUYER_TERMS, closed_states: ["CA", "XX"], exempt_states: ["CA"] },
    });
    expect(body.errors).toMatchObject([
      { field: "/buyer/closed_states/1", code: "invalid" },
      { field: "/buyer/exempt_states/0", code: "twice" },
    ]);
  });
});
