// Tests reports of one campaign: every figure against an independent sum, and none of another's
// campaign.
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

const TO_MS = TRADE_TO_MS;
const FROM_MS = TO_MS - 4 * DAY_MS;
const BEFORE_MS = FROM_MS - 4 * DAY_MS;
const SPAN = `from=${new Date(FROM_MS).toISOString()}&to=${new Date(TO_MS).toISOString()}`;

interface Point {
  readonly value: number;
}

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
const salesIn = (fromMs: number, toMs: number): PlainSale[] =>
  sales.filter(({ sold_at: at }) => at.getTime() >= fromMs && at.getTime() < toMs);
const kept = (rows: readonly PlainSale[]): PlainSale[] =>
  rows.filter(({ status }) => status === "sold");
const both = <Value>(
  read: (fromMs: number, toMs: number) => Value,
): { value: Value; previous: Value } => ({
  value: read(FROM_MS, TO_MS),
  previous: read(BEFORE_MS, FROM_MS),
});
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
};

describe("figures of one campaign", () => {
  const campaignOf = async (caller: Caller): Promise<{ id: string; no: number }> => {
    const { items } = (await market.api.call(caller, "GET", "/v1/campaigns?limit=1")).body;
    const { id } = first<{ id: string }>(items);
    const { rows } = await market.api.database.pool.query<{ no: number }>(
      "select no from campaign where id = $1",
      [id],
    );
    return { id, no: first(rows).no };
  };

  it("count what it bought, for its owner and for the operator", async () => {
    const { caller } = first(market.buyers);
    const { id, no } = await campaignOf(caller);
    const own = (fromMs: number, toMs: number) =>
      salesIn(fromMs, toMs).filter(({ campaign_no: by }) => by === no);
    const spent = both((a, b) => sumOf(kept(own(a, b)), (sale) => sale.price_cents));
    expect(spent.value).toBeGreaterThan(0);
    for (const [who, metric] of [
      [caller, "spend"],
      [market.admin, "volume"],
    ] as const) {
      const { points, previous } = await ask(
        who,
        `series?metric=${metric}&campaign_id=${id}&${SPAN}`,
      );
      const sum = (of: readonly Point[]): number =>
        of.reduce((total, { value }) => total + value, 0);
      expect({ value: sum(points), previous: sum(previous) }).toEqual(spent);
      const { groups } = await ask(who, `groups?by=campaign&campaign_id=${id}&${SPAN}`);
      expect(groups).toMatchObject([
        {
          id,
          current: { sales: own(FROM_MS, TO_MS).length, spend_cents: spent.value },
          previous: { sales: own(BEFORE_MS, FROM_MS).length, spend_cents: spent.previous },
        },
      ]);
    }
  });

  it("are not for other accounts, and have no leads received", async () => {
    const { id } = await campaignOf(first(market.buyers).caller);
    for (const other of [market.buyers[1]?.caller ?? null, first(market.affiliates).caller]) {
      const metric = other === market.buyers[1]?.caller ? "spend" : "earned";
      expect(
        (
          await market.api.call(
            other,
            "GET",
            `/v1/reports/series?metric=${metric}&campaign_id=${id}&${SPAN}`,
          )
        ).status,
      ).toBe(404);
    }
    expect(
      (
        await market.api.call(
          market.admin,
          "GET",
          `/v1/reports/groups?by=campaign&campaign_id=${crypto.randomUUID()}&${SPAN}`,
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await market.api.call(
          market.admin,
          "GET",
          `/v1/reports/series?metric=leads&campaign_id=${id}&${SPAN}`,
        )
      ).body.errors[0],
    ).toMatchObject({ field: "metric", message: "Choose one of volume, revenue." });
    expect(
      (await ask(market.admin, `groups?by=source&campaign_id=${id}&${SPAN}`)).groups.every(
        ({ current }: { current: { leads: number | null } }) => current.leads === null,
      ),
    ).toBe(true);
  });
});
