// Tests what entries do to purchases: a buyer without money buys again, and promotional credit is
// spent first.
import { describe, expect, it } from "vitest";
import { post, postBody } from "../../../../test/support/market.ts";
import {
  accountId,
  api,
  because,
  buyer,
  clock,
  credit,
  enter,
  finance,
  newNumber,
  wallet,
  wire,
  setUpEntries,
} from "./manual-entries.test-support.ts";

setUpEntries();

describe("a buyer without money", () => {
  it.each([
    ["a payment", wire(5_000)],
    ["a credit limit", credit(5_000)],
    ["promotional credit", because("promotion", 5_000)],
  ])("buys the next lead after %s", async (_, body) => {
    const accountId = await api.fixture.advertiser("Broke Realty", 0);
    const no = await api.fixture.campaign({ accountId, exclusiveCents: 5_000 });
    await api.market.catchUp();
    const source = await api.fixture.source();
    const send = async () => {
      clock.nowMs += 1_000;
      await post(api.market, source, postBody(70_000 + newNumber()), () => clock.nowMs);
      const sales = await api.database.pool.query("select from sale where buyer_id = $1", [
        accountId,
      ]);
      return sales.rowCount;
    };
    expect(await send()).toBe(0);
    expect((await enter(body, finance, undefined, accountId)).status).toBe(200);
    expect(await send()).toBe(1);
    expect(await send()).toBe(1);
    await api.database.pool.query("update campaign set status = 'paused' where no = $1", [no]);
  });
});

describe("promotional credit", () => {
  it("is spent first, comes back with a return's money, and is never refunded", async () => {
    await enter(because("promotion", 4_000));
    expect(await wallet()).toMatchObject({
      balance_cents: 14_000,
      promotional_cents: 4_000,
      refundable_cents: 10_000,
    });
    await api.fixture.campaign({ accountId, exclusiveCents: 5_000 });
    await api.market.catchUp();
    const source = await api.fixture.source();
    await post(api.market, source, postBody(9_000 + newNumber()), () => clock.nowMs);
    expect(await wallet()).toMatchObject({
      balance_cents: 9_000,
      promotional_cents: 0,
      refundable_cents: 9_000,
    });
    const refund = { kind: "refund", amount_cents: 9_000, method: "ach" };
    expect((await enter(refund)).status).toBe(200);
    expect(await wallet()).toMatchObject({ balance_cents: 0, refundable_cents: 0 });
  });

  it("adds to what is left of an earlier one", async () => {
    await enter(because("promotion", 4_000));
    await enter(because("promotion", 500));
    expect((await wallet()).promotional_cents).toBe(4_500);
    expect((await api.call(buyer, "GET", "/v1/wallet")).body.promotional_cents).toBe(4_500);
  });
});
