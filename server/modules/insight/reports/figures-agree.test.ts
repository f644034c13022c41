// Tests that each figure of a report is what the rows behind it sum up to, in lists, totals and the
// ledger: the same conditions give the same number everywhere.
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  FROM_MS,
  SPAN,
  TO_MS,
  ask,
  first,
  iso,
  kept,
  market,
  sales,
  salesIn,
  setUpReports,
} from "./reports.test-support.ts";

setUpReports();

type Body = Readonly<Record<string, number>>;

const within = (field: string): string[] => [
  `${field},gte,${iso(FROM_MS)}`,
  `${field},lt,${iso(TO_MS)}`,
];

async function totals(caller: Caller, list: string, where: readonly string[]): Promise<Body> {
  const query = where.map((one) => `where=${encodeURIComponent(one)}`).join("&");
  const { status, body, text } = await market.api.call(
    caller,
    "GET",
    `/v1/${list}/totals?${query}`,
  );
  expect(status, text).toBe(200);
  return body;
}

/** Every row of a list, page after page. */
async function rows(caller: Caller, list: string, where: readonly string[]) {
  const items: ReturnType<typeof JSON.parse>[] = [];
  let cursor: string | null = null;
  do {
    const query = [
      ...where.map((one) => `where=${encodeURIComponent(one)}`),
      "limit=20",
      ...(cursor === null ? [] : [`cursor=${encodeURIComponent(cursor)}`]),
    ].join("&");
    const { status, body, text } = await market.api.call(caller, "GET", `/v1/${list}?${query}`);
    expect(status, text).toBe(200);
    items.push(...body.items);
    cursor = body.next_cursor;
  } while (cursor !== null);
  return items;
}

async function figuresOf(caller: Caller): Promise<Readonly<Record<string, number | null>>> {
  const { figures } = await ask(caller, `overview?${SPAN}`);
  return Object.fromEntries(
    figures.map(({ key, value }: { key: string; value: number | null }) => [key, value]),
  );
}

/**
 * What the ledger's transfers moved out of a buyer's wallet for the sales of the period, less what
 * returns of them moved back, whenever they were approved.
 */
async function movedFor(buyerId: string): Promise<number> {
  const { rows: moved } = await market.api.database.pool.query<{ cents: bigint }>(
    `select (
       coalesce(sum(t.amount_cents) filter (where t.debit_kind = 'wallet'), 0)
         - coalesce(sum(t.amount_cents) filter (where t.credit_kind = 'wallet'), 0)
     )::bigint as cents
     from sale s
     left join lead_return r on r.sale_id = s.id
     join transfer t on t.cause_id in (s.id, r.id)
     where s.buyer_id = $1
       and s.sold_at >= $2
       and s.sold_at < $3
       and $1 in (t.debit_owner, t.credit_owner)
       and t.kind not in ('hold', 'release', 'capture')`,
    [buyerId, iso(FROM_MS), iso(TO_MS)],
  );
  return Number(moved[0]?.cents ?? 0n);
}

const ratio = (part = 0, whole = 0, times = 1): number | null =>
  whole === 0 ? null : Math.round((times * part) / whole);

describe("an advertiser's figures", () => {
  it("are those of the leads that it bought in the period", async () => {
    for (const { caller } of market.buyers) {
      const figures = await figuresOf(caller);
      const bought = await totals(caller, "leads", within("bought_at"));
      const ofKept = [...within("bought_at"), "result,eq,kept"];
      const keptLeads = await totals(caller, "leads", ofKept);
      const returned = await totals(caller, "leads", [
        ...within("bought_at"),
        "result,eq,returned",
      ]);
      const met = await totals(caller, "leads", [...ofKept, "reached,in,appointment,won"]);
      expect(figures).toEqual({
        leads_bought: bought["leads"],
        spend: bought["spend_cents"],
        average_price: ratio(keptLeads["spend_cents"], keptLeads["leads"]),
        returned_share: ratio(returned["leads"], bought["leads"], 10_000),
        first_try: figures["first_try"],
        cost_per_appointment: ratio(keptLeads["spend_cents"], met["leads"]),
      });
      expect(keptLeads["spend_cents"]).toBe(bought["spend_cents"]);
      expect(returned["spend_cents"]).toBe(0);
      expect((keptLeads["leads"] ?? 0) + (returned["leads"] ?? 0)).toBe(bought["leads"]);
      const listed = await rows(caller, "leads", within("bought_at"));
      expect(listed).toHaveLength(bought["leads"] ?? -1);
      expect(
        listed
          .filter(({ sale }) => sale.status === "sold")
          .reduce((sum, { sale }) => sum + sale.price_cents, 0),
      ).toBe(figures["spend"]);
      const tried = await rows(caller, "leads", [...ofKept, "outcome,ne,new"]);
      expect(tried.length > 0).toBe(figures["first_try"] !== null);
    }
  });

  it("are what the ledger moved out of its wallet for those leads", async () => {
    for (const { id, caller } of market.buyers) {
      const { spend } = await figuresOf(caller);
      expect(await movedFor(id)).toBe(spend);
      const paid = await totals(caller, "wallet-movements", [...within("at"), "kind,eq,sale"]);
      expect(paid["out_cents"]).toBe(
        salesIn(FROM_MS, TO_MS, id).reduce((sum, sale) => sum + Number(sale.price_cents), 0),
      );
    }
  });

  it("no longer agree once a cent of a sale is wrong", async () => {
    const { pool } = market.api.database;
    const { id, caller } = first(market.buyers);
    const [sale] = kept(salesIn(FROM_MS, TO_MS, id));
    const plant = (cents: number) =>
      pool.query("update sale set price_cents = price_cents + $2 where id = $1", [sale?.id, cents]);
    await plant(1);
    const { spend } = await figuresOf(caller);
    expect((spend ?? 0) - (await movedFor(id))).toBe(1);
    await plant(-1);
  });

  it("are the same by day, by state, by campaign and by source", async () => {
    for (const { caller } of market.buyers) {
      const figures = await figuresOf(caller);
      for (const [metric, figure] of [
        ["spend", "spend"],
        ["bought", "leads_bought"],
      ] as const) {
        const sum = (values: readonly { readonly value: number }[]): number =>
          values.reduce((total, { value }) => total + value, 0);
        expect(sum((await ask(caller, `series?metric=${metric}&${SPAN}`)).points)).toBe(
          figures[figure],
        );
        expect(sum((await ask(caller, `states?metric=${metric}&${SPAN}`)).states)).toBe(
          figures[figure],
        );
      }
      for (const by of ["campaign", "source", "state"]) {
        const { groups } = await ask(caller, `groups?by=${by}&${SPAN}`);
        for (const { id, current } of groups) {
          const of = await totals(caller, "leads", [...within("bought_at"), `${by},eq,${id}`]);
          expect([by, id, of["leads"], of["spend_cents"], of["kept"]]).toEqual([
            by,
            id,
            current.sales,
            current.spend_cents,
            current.sales - current.returned,
          ]);
        }
        expect(
          groups.reduce(
            (sum: number, group: { current: { spend_cents: number } }) =>
              sum + group.current.spend_cents,
            0,
          ),
        ).toBe(figures["spend"]);
      }
    }
  });
});

describe("an affiliate's figures", () => {
  it("are those of its leads received, and its earnings made, in the period", async () => {
    for (const { caller } of market.affiliates) {
      const figures = await figuresOf(caller);
      const received = await totals(caller, "leads", within("received_at"));
      const accepted = await totals(caller, "leads", [
        ...within("received_at"),
        "result,in,unsold,returned,kept",
      ]);
      const sold = await totals(caller, "leads", [
        ...within("received_at"),
        "result,in,returned,kept",
      ]);
      const earnings = await totals(caller, "earnings", within("earned_at"));
      expect(figures).toMatchObject({
        leads_posted: received["leads"],
        accepted_share: ratio(accepted["leads"], received["leads"], 10_000),
        leads_sold: sold["leads"],
        earned: earnings["amount_cents"],
      });
      expect(received["sold"]).toBe(sold["leads"]);
      const { steps } = await ask(caller, `funnel?${SPAN}`);
      expect(steps.map(({ count }: { count: number }) => count)).toEqual([
        received["leads"],
        accepted["leads"],
        sold["leads"],
        received["kept"],
      ]);
      const listed = await rows(caller, "earnings", within("earned_at"));
      expect(listed).toHaveLength(earnings["earnings"] ?? -1);
      expect(
        listed
          .filter(({ status }) => status !== "reversed")
          .reduce((sum, row) => sum + row.amount_cents, 0),
      ).toBe(figures["earned"]);
    }
  });
});

describe("the operator's figures", () => {
  it("are those of all leads and sales, and what both sides have", async () => {
    const { admin } = market;
    const figures = await figuresOf(admin);
    const received = await totals(admin, "leads", within("received_at"));
    const sold = await totals(admin, "sales", within("sold_at"));
    expect(figures).toEqual({
      leads_in: received["leads"],
      sold_share: ratio(received["sold"], received["leads"], 10_000),
      sales_volume: sold["spend_cents"],
      network_revenue: (sold["spend_cents"] ?? 0) - (sold["earned_cents"] ?? 0),
      returned_share: ratio(sold["returned"], sold["sales"], 10_000),
    });
    const ofBuyers = await Promise.all(market.buyers.map(({ caller }) => figuresOf(caller)));
    const ofAffiliates = await Promise.all(
      market.affiliates.map(({ caller }) => figuresOf(caller)),
    );
    const sum = (of: typeof ofBuyers, key: string): number =>
      of.reduce((total, figuresOfOne) => total + (figuresOfOne[key] ?? 0), 0);
    expect(sum(ofBuyers, "spend")).toBe(figures["sales_volume"]);
    expect(sum(ofBuyers, "leads_bought")).toBe(sold["sales"]);
    expect(sum(ofAffiliates, "earned")).toBe(sold["earned_cents"]);
    expect(sum(ofAffiliates, "leads_posted")).toBe(figures["leads_in"]);
    expect(sold["spend_cents"]).toBe(
      Number(
        kept(sales.filter((sale) => salesIn(FROM_MS, TO_MS).includes(sale))).reduce(
          (total, sale) => total + BigInt(sale.price_cents),
          0n,
        ),
      ),
    );
  });

  it("by buyer and by affiliate are the sales of each", async () => {
    for (const by of ["buyer", "affiliate"]) {
      const { groups } = await ask(market.admin, `groups?by=${by}&${SPAN}`);
      expect(groups.length).toBeGreaterThan(1);
      for (const { id, current } of groups) {
        const of = await totals(market.admin, "sales", [...within("sold_at"), `${by}_id,eq,${id}`]);
        expect([of["sales"], of["returned"], of["spend_cents"]]).toEqual([
          current.sales,
          current.returned,
          current.spend_cents,
        ]);
      }
    }
  });
});

describe("totals", () => {
  it("refuse a condition that the list refuses, and count nothing of others", async () => {
    const { caller } = first(market.buyers);
    const wrong = await market.api.call(caller, "GET", "/v1/leads/totals?where=colour,eq,red");
    expect(wrong.status).toBe(422);
    const stranger = await market.api.keyOf(await market.api.fixture.advertiser("Nobody's", 0));
    expect(await totals(stranger, "leads", [])).toEqual({
      leads: 0,
      sold: null,
      kept: 0,
      spend_cents: 0,
      earned_cents: null,
    });
    expect(await totals(stranger, "wallet-movements", [])).toEqual({
      movements: 0,
      in_cents: 0,
      out_cents: 0,
    });
  });
});

describe("conditions on what a party does not see", () => {
  it("match nothing, so that nothing is learned by filtering", async () => {
    const { caller: buyer } = first(market.buyers);
    const { id: affiliateId, caller: affiliate } = first(market.affiliates);
    const [sale] = await rows(market.admin, "sales", [`affiliate_id,eq,${affiliateId}`]);
    for (const where of [`buyer_id,eq,${sale.buyer_id}`, `price_cents,gte,0`]) {
      expect(await rows(affiliate, "sales", [where])).toEqual([]);
      expect((await totals(affiliate, "sales", [where]))["sales"]).toBe(0);
    }
    for (const list of ["sales", "leads"]) {
      expect(await rows(buyer, list, [`affiliate_id,eq,${affiliateId}`])).toEqual([]);
      expect((await rows(buyer, list, [])).length).toBeGreaterThan(0);
    }
    for (const where of [
      "bought_at,gte,2020-01-01T00:00:00Z",
      "campaign,eq,by_hand",
      "reached,eq,won",
    ])
      expect(await rows(affiliate, "leads", [where])).toEqual([]);
  });
});
