// Tests balances against independent sums, and the calendar of what becomes payable.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  type PlainSale,
  type ReportedMarket,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
  sumOf,
} from "../../../../test/support/reported-market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

let market: ReportedMarket;
let sales: readonly PlainSale[];

beforeAll(async () => {
  market = await startReportedMarket();
  ({ sales } = await plainRows(market.api.database.pool));
});
afterAll(() => market.api.stop());

const ask = async (caller: Caller, report: string) => {
  const answer = await market.api.call(caller, "GET", `/v1/reports/${report}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const keptOf = (party?: string): PlainSale[] =>
  sales.filter(
    (sale) =>
      sale.status === "sold" &&
      (party === undefined || party === sale.buyer_id || party === sale.affiliate_id),
  );

interface HeldEarning {
  readonly amount_cents: number;
  readonly hold: { readonly reason: string };
}

async function listAll(caller: Caller, query: string): Promise<HeldEarning[]> {
  const items: HeldEarning[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body } = await market.api.call(
      caller,
      "GET",
      `/v1/${query}&limit=200${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    items.push(...body.items);
    cursor = body.next_cursor;
  }
  return items;
}

describe("GET /v1/reports/balances", () => {
  it("returns each role its own accounts, and the operator a ledger summing to zero", async () => {
    const [elm, oak] = await Promise.all(
      market.buyers.map(async ({ caller }) => ask(caller, "balances")),
    );
    expect(elm).toMatchObject({
      view: "advertiser",
      balance_cents: 5_000_000 - sumOf(keptOf(market.buyers[0]?.id), (sale) => sale.price_cents),
      held_cents: 0,
    });
    expect(elm.available_cents).toBe(elm.balance_cents);
    const network = await ask(market.admin, "balances");
    const totals = Object.fromEntries(
      network.accounts.map(
        ({ kind, balance_cents: balance }: { kind: string; balance_cents: number }) => [
          kind,
          balance,
        ],
      ),
    );
    expect(Object.values<number>(totals).reduce((total, balance) => total + balance, 0)).toBe(0);
    expect(totals).toEqual({
      wallet: elm.balance_cents + oak.balance_cents,
      external: -10_000_000,
      pending: sumOf(keptOf(), (sale) => sale.earning_cents),
      payable: 0,
      holds: 0,
      adjustments: 0,
      revenue: sumOf(keptOf(), (sale) => sale.price_cents - sale.earning_cents),
    });
    expect(network).toMatchObject({
      view: "admin",
      receivable_cents: 0,
      payable_cents: totals["pending"],
    });
  });

  it("lists what becomes payable on which day, in the zone, without what is disputed", async () => {
    const [affiliate] = market.affiliates;
    if (affiliate === undefined) throw new Error("the fixture has no affiliate");
    const { id, caller } = affiliate;
    const { pool } = market.api.database;
    const [disputed] = (
      await pool.query<{ id: string; earning_cents: bigint }>(
        `select id, earning_cents
         from sale
         where affiliate_id = $1 and status = 'sold'
         order by id
         limit 1`,
        [id],
      )
    ).rows;
    await pool.query(
      `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decide_until)
       values (gen_random_uuid(), $1, 'other', 'filed', $2, $2, $2)`,
      [disputed?.id, new Date(TRADE_TO_MS)],
    );
    const body = await ask(caller, "balances");
    const pending = sumOf(keptOf(id), (sale) => sale.earning_cents);
    expect(body).toMatchObject({
      view: "affiliate",
      pending_cents: pending,
      disputed_cents: Number(disputed?.earning_cents),
      payable_cents: 0,
      paid_cents: 0,
      time_zone: "America/New_York",
    });
    // Each earning is held for one reason, and together they are the pending total; a new
    // affiliate's wait for the new-affiliate hold.
    expect(body.held).toEqual([
      {
        reason: "open_return",
        amount_cents: Number(disputed?.earning_cents),
        count: 1,
        until: null,
      },
      {
        reason: "earning_hold",
        amount_cents: pending - Number(disputed?.earning_cents),
        count: expect.any(Number),
        until: expect.any(String),
      },
    ]);
    const earnings = await listAll(caller, "earnings?where=status,eq,pending");
    expect(
      sumOf(
        earnings.filter(({ hold }) => hold.reason === "earning_hold"),
        ({ amount_cents: cents }) => BigInt(cents),
      ),
    ).toBe(pending - Number(disputed?.earning_cents));
    // A new affiliate's earnings are held 37 days from delivery.
    const day = new Intl.DateTimeFormat("en-CA", {
      timeZone: "America/New_York",
      dateStyle: "short",
    });
    const expected = new Map<string, number>();
    const mine = keptOf(id)
      .toSorted((a, b) => a.sold_at.getTime() - b.sold_at.getTime())
      .slice(1);
    for (const sale of mine) {
      const date = day.format(sale.sold_at.getTime() + 37 * DAY_MS);
      expected.set(date, (expected.get(date) ?? 0) + Number(sale.earning_cents));
    }
    await pool.query("delete from lead_return where sale_id = $1", [disputed?.id]);
    expect(body.calendar).toEqual(
      [...expected].map(([date, amount]) => ({ date, amount_cents: amount })),
    );
    expect(sumOf(mine, (sale) => sale.earning_cents)).toBe(
      pending - Number(disputed?.earning_cents),
    );
  });
});
