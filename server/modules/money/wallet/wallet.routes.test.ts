// Wallets over HTTP: sandbox money arrives once per key, and nobody reads another's movements.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { verifyLedger } from "../ledger/index.ts";

let api: TestApi;
let accountId: string;
let buyer: Caller;
let other: Caller;
let affiliate: Caller;
let admin: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  accountId = await api.fixture.advertiser("Ruiz Realty", 0, { creditCents: 500 });
  buyer = await api.keyOf(accountId);
  other = await api.keyOf(await api.fixture.advertiser("Other Realty", 0));
  affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
  admin = await api.keyOf(NETWORK_ID);
});
afterAll(() => api.stop());

const topUp = (caller: Caller, amount: unknown, key: string) =>
  api.call(
    caller,
    "POST",
    "/v1/wallet/top-ups",
    { amount_cents: amount },
    { "idempotency-key": key },
  );

describe("POST /v1/wallet/top-ups", () => {
  it("adds the money once, however often and however many at a time it is sent", async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => topUp(buyer, 10_000, "one")),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      movement: { kind: "top_up", amount_cents: 10_000 },
      wallet: { balance_cents: 10_000, available_cents: 10_500 },
      sandbox: true,
    });
    await topUp(buyer, 2_500, "two");
    // The first key still answers what it answered then.
    expect((await topUp(buyer, 10_000, "one")).text).toBe(answers[0]?.text);
    expect((await api.call(buyer, "GET", "/v1/wallet")).body).toMatchObject({
      balance_cents: 12_500,
      credit_limit_cents: 500,
      available_cents: 13_000,
    });
    expect(await verifyLedger(api.database.pool)).toEqual([]);
  });

  it("refuses the key with another amount, a missing key, and amounts that are none", async () => {
    expect(await topUp(buyer, 999, "one")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    expect(
      (await api.call(buyer, "POST", "/v1/wallet/top-ups", { amount_cents: 1_000 })).status,
    ).toBe(422);
    for (const amount of [0, -1, 99, 1.5, "1000", null, 10_000_001])
      expect((await topUp(buyer, amount, "three")).status, String(amount)).toBe(422);
  });

  it("is for advertisers", async () => {
    for (const caller of [affiliate, admin])
      expect((await topUp(caller, 1_000, "x")).status).toBe(403);
  });
});

describe("movements", () => {
  it("are the owner's and the operator's to read", async () => {
    const mine = (
      await api.call(
        buyer,
        "GET",
        "/v1/wallet-movements?where=kind,eq,top_up&where=amount_cents,gt,0",
      )
    ).body.items;
    expect(mine).toHaveLength(2);
    expect(
      (await api.call(admin, "GET", `/v1/wallet-movements?where=account_id,eq,${accountId}`)).body
        .items,
    ).toHaveLength(2);
    expect((await api.call(other, "GET", "/v1/wallet-movements")).body.items).toEqual([]);
    expect((await api.call(other, "GET", `/v1/wallet-movements/${mine[0].id}`)).status).toBe(404);
    expect((await api.call(affiliate, "GET", "/v1/wallet-movements")).body.items).toEqual([]);
    expect((await api.call(affiliate, "GET", "/v1/wallet")).status).toBe(404);
  });
});
