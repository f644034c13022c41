// Tests the field `find` of lists: the same words as of finding records, within each list's scope.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import { type BusyMarket, CHOSEN, startBusyMarket } from "../../../../test/support/busy-market.ts";

let market: BusyMarket;
let other: { readonly buyer: Caller; readonly affiliate: Caller };

beforeAll(async () => {
  market = await startBusyMarket();
  const { api, affiliateId, otherBuyerId, otherAffiliateId } = market;
  await api.database.pool.query("update account set name = 'Müller Leads' where id = $1", [
    affiliateId,
  ]);
  other = {
    buyer: await api.userOf(otherBuyerId, "advertiser"),
    affiliate: await api.userOf(otherAffiliateId, "affiliate"),
  };
});
afterAll(() => market.api.stop());

async function list(caller: Caller, collection: string, text: string): Promise<readonly string[]> {
  const where = encodeURIComponent(`find,eq,${text}`);
  const { status, body } = await market.api.call(caller, "GET", `/v1/${collection}?where=${where}`);
  expect([collection, text, status]).toEqual([collection, text, 200]);
  return body.items.map(({ id }: { readonly id: string }) => id);
}

describe("a list", () => {
  it("of accounts finds by name, tag and id", async () => {
    const { network } = market.owners;
    for (const text of ["elm", "ELM hom", "key acc", market.buyerId.slice(0, 30)])
      expect(await list(network, "accounts", text)).toContain(market.buyerId);
    expect(await list(network, "accounts", "lm")).toEqual([]);
    // An account finds itself, and by no tag of the network's.
    expect(await list(market.owners.advertiser, "accounts", "elm")).toEqual([market.buyerId]);
    expect(await list(market.owners.advertiser, "accounts", "key acc")).toEqual([]);
    expect(await list(other.buyer, "accounts", "elm")).toEqual([]);
  });

  it("of campaigns, sources and forms finds by name, campaigns also by their owner", async () => {
    const { network, advertiser, affiliate } = market.owners;
    for (const caller of [network, advertiser])
      expect(await list(caller, "campaigns", "winn")).toEqual([CHOSEN.campaign]);
    expect(await list(network, "campaigns", "elm homes")).toEqual([CHOSEN.campaign]);
    expect(await list(other.buyer, "campaigns", "winn")).toEqual([]);
    for (const caller of [network, affiliate]) {
      expect(await list(caller, "sources", "files")).toEqual([CHOSEN.importSource]);
      expect(await list(caller, "forms", "home val")).toEqual([CHOSEN.form]);
    }
    for (const collection of ["sources", "forms"])
      expect(await list(other.affiliate, collection, "home")).toEqual([]);
  });

  it("of payouts and returns finds by owner for the network alone", async () => {
    const { network, advertiser, affiliate } = market.owners;
    const [payout] = await list(network, "payouts", "muller");
    expect(payout).toBeDefined();
    const { body } = await market.api.call(network, "GET", `/v1/payouts/${payout}`);
    const dollars = (body.amount_cents / 100).toFixed(2);
    expect(await list(affiliate, "payouts", `$${dollars}`)).toEqual([payout]);
    expect(await list(affiliate, "payouts", "muller")).toEqual([]);
    expect(await list(other.affiliate, "payouts", `$${dollars}`)).toEqual([]);
    for (const text of ["muller", "elm homes"])
      expect(await list(network, "returns", text)).toHaveLength(1);
    expect(await list(advertiser, "returns", "muller")).toEqual([]);
    expect(await list(affiliate, "returns", "elm homes")).toEqual([]);
  });

  it.each(["%", "_", "\\", "🏠", "'", "&", " "])("finds nothing by %j", async (text) => {
    for (const collection of ["accounts", "campaigns", "sources", "forms", "payouts", "returns"])
      expect(await list(market.owners.network, collection, text)).toEqual([]);
  });

  it("refuses another operator and a text that is too long", async () => {
    for (const where of ["find,ne,elm", `find,eq,${"x".repeat(201)}`, "find,eq,\0"]) {
      const { status } = await market.api.call(
        market.owners.network,
        "GET",
        `/v1/accounts?where=${encodeURIComponent(where)}`,
      );
      expect([where, status]).toEqual([where, 422]);
    }
  });
});
