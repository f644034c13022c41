// Tests that each reader of a lead gets the network's counts around it, and what an analysis loses
// when the contact is erased.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AnalysedNetwork, QUALIFIED } from "../../../../test/support/analysed-network.ts";
import { postBody } from "../../../../test/support/market.ts";
import { says } from "../../../../test/support/openai-server.ts";

let network: AnalysedNetwork;

beforeAll(async () => {
  network = await AnalysedNetwork.open();
});

afterAll(() => network.close());
beforeEach(() => network.begin());

/** A count that is at most 3 off. */
const about = (count: number) => expect.toSatisfy((told) => Math.abs(told - count) <= 3);

const count = async (leadId: string): Promise<number> =>
  Number(
    (
      await network.api.database.pool.query<{ count: bigint }>(
        "select count(*) from analysis where lead_id = $1",
        [leadId],
      )
    ).rows[0]?.count,
  );

describe("the market", () => {
  it("is the network's counts of five or more, as each reader may see them", async () => {
    const { clock } = network;
    const at = clock.nowMs;
    const ids: string[] = [];
    for (let index = 0; index < 13; index += 1)
      ids.push(
        await network.post({
          side: "buyer",
          property_type: "condo",
          finance_status: "cash",
          price: 400_000 + index * 1_000,
        }),
      );
    await network.listed({ side: "buyer", property_type: "condo" });
    const id = ids[0]!;
    clock.nowMs += 1_000;
    const told = async (who: { readonly user: string }) =>
      (await network.make(who, id, "market")).body;
    const row = (
      body: { figures: { group: string; days: number }[] },
      group: string,
      days: number,
    ) => body.figures.find((one) => one.group === group && one.days === days);
    const asBuyer = await told(network.buyer);
    const alike = {
      group: "alike",
      days: 28,
      leads: about(12),
      leads_before: null,
      sold_percent: 100,
      sold_percent_before: null,
    };
    expect(row(asBuyer, "alike", 28)).toEqual({
      ...alike,
      price: { from_cents: 9_000, to_cents: 10_000 },
      payout: null,
      property_price: { from_cents: 40_000_000, to_cents: 42_500_000 },
    });
    expect(row(asBuyer, "any_state", 28)).toMatchObject({ leads: about(13), sold_percent: 90 });
    // The other side has only the sellers of earlier tests, all with single-family homes: none is
    // alike.
    expect(row(asBuyer, "counterpart", 28)).toEqual({
      group: "counterpart",
      days: 28,
      leads: null,
      leads_before: null,
      sold_percent: null,
      sold_percent_before: null,
      price: null,
      payout: null,
      property_price: null,
    });
    const asAffiliate = await told(network.affiliate);
    expect(row(asAffiliate, "alike", 28)).toEqual({
      ...alike,
      price: null,
      payout: { from_cents: 6_300, to_cents: 6_300 },
      property_price: { from_cents: 40_000_000, to_cents: 42_500_000 },
    });
    expect(row(await told(network.operator), "alike", 28)).toMatchObject({
      leads: 12,
      price: { from_cents: 9_000, to_cents: 9_000 },
      payout: { from_cents: 6_300, to_cents: 6_300 },
    });
    expect(JSON.stringify(asBuyer)).not.toMatch(/6300|63\.00|\$63|payout of/);
    expect(JSON.stringify(asAffiliate)).not.toMatch(/9000|\$90/);
    expect(asBuyer.result.trends[0]).toMatch(
      /^In the last 28 days: about \d+ leads like this; 100% of them were sold; too few in as many days before to compare\.$/,
    );
    expect(asAffiliate.result.pricing[0]).toBe(
      "In the last 28 days: the median payout of your own sales was $63; the median property " +
        "price they name was between $400,000 and $425,000.",
    );
    // An analyst sees what the account earns.
    const analyst = await network.api.userOf(network.affiliateId, "affiliate", "analyst");
    expect(row(await told(analyst), "alike", 28)).toMatchObject({
      leads: about(12),
      payout: { from_cents: 6_300, to_cents: 6_300 },
      price: null,
    });
    expect((await network.read(analyst, id)).body.items).toHaveLength(1);
    expect((await told(network.operator)).result.pricing[0]).toContain(
      "the median sale price was $90; the median payout was $63;",
    );
    clock.nowMs = at + 40 * 86_400_000;
    const later = await told(network.buyer);
    expect([row(later, "alike", 28), row(later, "alike", 90)]).toMatchObject([
      { leads: null, leads_before: about(12), sold_percent_before: 100, price: null },
      { leads: about(12) },
    ]);
    await network.api.database.pool.query(
      `update sale
       set status = 'returned', earning_status = 'reversed'
       where lead_id = any($1::uuid[])`,
      [ids.slice(1, 9)],
    );
    expect(row((await network.make(network.buyer, id, "market")).body, "alike", 90)).toMatchObject({
      leads: about(12),
      price: null,
    });
    clock.nowMs = at;
  });

  it("shows an affiliate the payouts of its own sales only", async () => {
    const other = await network.api.fixture.source({
      earningTerms: { kind: "flat", cents: 1_234n as never },
    });
    const key = await network.api.sourceKey(other.id);
    for (let index = 0; index < 12; index += 1)
      expect(
        (
          await network.api.call(
            key,
            "POST",
            "/v1/leads",
            postBody(5_000 + index, { side: "investor_seller", property_type: "townhouse" }),
          )
        ).body.sale,
      ).toBe("exclusive");
    const id = await network.post({ side: "investor_seller", property_type: "townhouse" });
    network.clock.nowMs += 1_000;
    const { body, text } = await network.make(network.affiliate, id, "market");
    expect(body.figures[0]).toMatchObject({
      group: "alike",
      leads: about(12),
      price: null,
      payout: null,
    });
    expect(text).not.toMatch(/1234|12\.34/);
  });
});

describe("an analysis made from a remark", () => {
  it("is erased with the contact, and others are not", async () => {
    const id = await network.listed({ comments: "The roof is new." });
    await network.setModel("gpt-4");
    network.model.behaviour = says(JSON.stringify(QUALIFIED));
    expect((await network.make(network.affiliate, id, "qualification")).body).toMatchObject({
      model: "gpt-4",
      made_from: expect.arrayContaining(["remark"]),
    });
    await network.setModel(null);
    const byRules = (await network.make(network.affiliate, id, "engagement")).body;
    expect(byRules.made_from).not.toContain("remark");
    await network.api.database.pool.query("delete from lead_private where lead_id = $1", [id]);
    expect((await network.read(network.affiliate, id)).body.items).toEqual([byRules]);
    expect(await count(id)).toBe(1);
  });

  it("is hidden from the affiliate once the lead is sold", async () => {
    const id = await network.listed({ comments: "The roof is new." });
    await network.setModel("gpt-4");
    network.model.behaviour = says(JSON.stringify(QUALIFIED));
    await network.make(network.affiliate, id, "qualification");
    const shown = async (): Promise<number> =>
      (await network.read(network.affiliate, id)).body.items.length;
    expect(await shown()).toBe(1);
    await network.api.database.pool.query(
      `insert into sale (id, lead_id, slot, mode, buyer_id, affiliate_id, source_id, bid_cents,
         price_cents, earning_cents, status, earning_status, return_days, hold_days, sold_at,
         delivered_at)
       select gen_random_uuid(), id, 1, 'exclusive', $2, affiliate_id, source_id, 1, 1, 0, 'sold',
         'pending', 7, 0, now(), now()
       from lead
       where id = $1`,
      [id, network.buyerId],
    );
    expect(await shown()).toBe(0);
    await network.api.database.pool.query("delete from sale where lead_id = $1", [id]);
  });
});
