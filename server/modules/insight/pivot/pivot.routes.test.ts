// Tests reports over HTTP: who gets which figures, and that each figure is its rows.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  MARKET_ZONE,
  type ReportedMarket,
  TRADE_TO_MS,
  startReportedMarket,
} from "../../../../test/support/reported-market.ts";
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import { addDays } from "../../../../domain/reports/pivot/days.ts";
import { dayAt } from "./keep-day-facts.ts";

let market: ReportedMarket;
const LAST = dayAt(MARKET_ZONE, TRADE_TO_MS);
const FIRST = addDays(LAST, -9);
const DAYS = `first=${FIRST}&last=${LAST}`;

beforeAll(async () => {
  market = await startReportedMarket();
});
afterAll(() => market.api.stop());

async function ask(caller: Caller, path: string) {
  const { status, body, text } = await market.api.call(caller, "GET", `/v1/reports/${path}`);
  expect(status, text).toBe(200);
  return body;
}

interface Key {
  readonly value: string;
  readonly name: string | null;
}
interface Figures {
  readonly values: readonly (number | null)[];
}
interface Table {
  readonly rows: readonly string[];
  readonly columns: readonly Key[];
  readonly lines: readonly {
    readonly keys: readonly Key[];
    readonly total: Figures;
    readonly cells: readonly Figures[];
  }[];
  readonly total: Figures;
}

const COUNTS = ["posted", "accepted", "refused", "sold", "sales", "kept", "returned"];

/** Every row behind a figure, page after page. */
async function openRows(caller: Caller, measure: string, filters: readonly string[]) {
  const items: { readonly price_cents: number | null; readonly earned_cents: number | null }[] = [];
  let cursor: string | null = null;
  let count = 0;
  do {
    const query: string = [
      `measure=${measure}`,
      DAYS,
      ...filters.map((one) => `filter=${encodeURIComponent(one)}`),
      ...(cursor === null ? [] : [`cursor=${cursor}`]),
    ].join("&");
    const page = await ask(caller, `pivot/rows?${query}`);
    items.push(...page.items);
    ({ count, next_cursor: cursor } = page);
  } while (cursor !== null);
  expect(items).toHaveLength(count);
  return items;
}

/** Opens every figure of a table and compares it with its rows. */
async function openAll(
  caller: Caller,
  rows: readonly string[],
  measures: readonly string[],
  column: string | null = null,
): Promise<number> {
  const question = [
    ...rows.map((row) => `rows=${row}`),
    ...measures.map((measure) => `measures=${measure}`),
    ...(column === null ? [] : [`column=${column}`]),
    DAYS,
  ];
  const table: Table = await ask(caller, `pivot?${question.join("&")}`);
  let opened = 0;
  for (const { keys, total, cells } of table.lines) {
    const line = keys.map(({ value }, place) => `${rows[place]}:${value}`);
    const figures = [
      { figures: total, filters: line },
      ...cells.map((cell, place) => ({
        figures: cell,
        filters: [...line, `${column}:${table.columns[place]?.value}`],
      })),
    ];
    for (const { figures: given, filters } of figures)
      for (const [place, measure] of measures.entries()) {
        const items = await openRows(caller, measure, filters);
        const sum = (read: (item: (typeof items)[number]) => number | null): number =>
          items.reduce((all, item) => all + (read(item) ?? 0), 0);
        const value = given.values[place];
        if (COUNTS.includes(measure))
          expect([filters, measure, items.length]).toEqual([filters, measure, value]);
        if (measure === "spend") expect(sum((item) => item.price_cents)).toBe(value);
        if (measure === "earned") expect(sum((item) => item.earned_cents)).toBe(value);
        if (measure === "margin")
          expect(sum((item) => item.price_cents) - sum((item) => item.earned_cents)).toBe(value);
        opened += 1;
      }
  }
  return opened;
}

describe("a figure", () => {
  it("opens exactly its rows, for the network", async () => {
    expect(
      await openAll(market.admin, ["source", "buyer"], ["margin", "returned"]),
    ).toBeGreaterThan(5);
    expect(await openAll(market.admin, ["reason"], ["refused"])).toBeGreaterThan(1);
    expect(await openAll(market.admin, ["return_reason"], ["returned"])).toBe(1);
    expect(await openAll(market.admin, ["state"], ["posted", "sold"], "week")).toBeGreaterThan(5);
    expect(await openAll(market.admin, ["affiliate"], ["refused", "kept"], "side")).toBeGreaterThan(
      5,
    );
  });

  it("opens exactly its rows, for a buyer, whose sources have names of its own", async () => {
    for (const { caller } of market.buyers) {
      expect(await openAll(caller, ["source"], ["sales", "spend"])).toBeGreaterThan(1);
      expect(await openAll(caller, ["campaign"], ["kept"], "tier")).toBeGreaterThan(1);
    }
  });

  it("opens exactly its rows, for an affiliate", async () => {
    for (const { caller } of market.affiliates)
      expect(await openAll(caller, ["hour"], ["posted", "earned"])).toBeGreaterThan(5);
  });
});

describe("a report", () => {
  it("sums up to what the network's own figures say", async () => {
    const { body } = await market.api.call(
      market.admin,
      "GET",
      `/v1/sales/totals?where=${encodeURIComponent(`sold_at,gte,${new Date(0).toISOString()}`)}`,
    );
    const table: Table = await ask(
      market.admin,
      `pivot?rows=campaign&measures=sales&measures=spend&measures=earned&${DAYS}`,
    );
    expect(table.total.values).toEqual([body.sales, body.spend_cents, body.earned_cents]);
    for (const { keys } of table.lines)
      expect(keys[0]?.name === null).toBe(keys[0]?.value === BY_HAND);
  });

  it("holds only what is the caller's own", async () => {
    const perBuyer: Table = await ask(market.admin, `pivot?rows=buyer&measures=spend&${DAYS}`);
    for (const { id, caller } of market.buyers) {
      const own: Table = await ask(caller, `pivot?rows=state&measures=spend&${DAYS}`);
      const ofBuyer = perBuyer.lines.find(({ keys }) => keys[0]?.value === id);
      expect(own.total.values).toEqual(ofBuyer?.total.values);
    }
    const perAffiliate: Table = await ask(
      market.admin,
      `pivot?rows=affiliate&measures=earned&measures=posted&${DAYS}`,
    );
    for (const { id, caller } of market.affiliates) {
      const own: Table = await ask(
        caller,
        `pivot?rows=day&measures=earned&measures=posted&${DAYS}`,
      );
      const ofAffiliate = perAffiliate.lines.find(({ keys }) => keys[0]?.value === id);
      expect(own.total.values).toEqual(ofAffiliate?.total.values);
    }
  });

  it("filters by several values of a dimension, and by several dimensions", async () => {
    const of = async (filters: string): Promise<number> =>
      (await ask(market.admin, `pivot?rows=side&measures=posted&${DAYS}${filters}`)).total
        .values[0];
    const all = await of("");
    const [ca, tx] = [await of("&filter=state:CA"), await of("&filter=state:TX")];
    expect(await of("&filter=state:CA&filter=state:TX")).toBe(ca + tx);
    expect(ca).toBeLessThan(all);
    expect(await of("&filter=state:CA&filter=side:buyer")).toBeLessThan(ca);
    expect(await of("&filter=state:NV")).toBe(0);
  });

  it("refuses what the caller may not see with the field and the reason", async () => {
    const [buyer] = market.buyers;
    for (const [query, field] of [
      ["rows=affiliate&measures=sales", "rows"],
      ["rows=state&measures=posted", "measures"],
      ["rows=state&measures=sales&filter=sub1:a", "filter"],
      ["rows=state&measures=sales&column=state", "rows"],
    ]) {
      const { status, body } = await market.api.call(
        buyer?.caller ?? null,
        "GET",
        `/v1/reports/pivot?${query}&${DAYS}`,
      );
      expect([query, status, body.errors[0].field]).toEqual([query, 422, field]);
    }
  });
});

describe("cohorts of returns", () => {
  it("count each day's sales, and the returns of them from when they were filed", async () => {
    const { days, steps } = await ask(market.admin, `return-cohorts?${DAYS}`);
    const { rows } = await market.api.database.pool.query<{
      day: string;
      sales: number;
      ages: readonly number[] | null;
    }>(
      `select (s.sold_at at time zone $1)::date::text as day, count(*)::integer as sales,
         array_agg(extract(epoch from r.filed_at - s.sold_at)::float8)
           filter (where r.status = 'approved') as ages
       from sale s
       left join lead_return r on r.sale_id = s.id
       group by 1
       order by 1`,
      [MARKET_ZONE],
    );
    expect(days.map(({ day, sales }: { day: string; sales: number }) => [day, sales])).toEqual(
      rows.map(({ day, sales }) => [day, sales]),
    );
    for (const [place, { ages }] of rows.entries())
      for (const [step, count] of steps.entries())
        expect(days[place].steps[step].returned).toBe(
          (ages ?? []).filter((seconds) => seconds < count * 86_400).length,
        );
    expect(rows.some(({ ages }) => ages !== null)).toBe(true);
  });

  it("are a buyer's own purchases", async () => {
    const counts = await Promise.all(
      [market.admin, ...market.buyers.map(({ caller }) => caller)].map(async (caller) => {
        const { days } = await ask(caller, `return-cohorts?${DAYS}`);
        return days.reduce((sum: number, { sales }: { sales: number }) => sum + sales, 0);
      }),
    );
    const [all, ...own] = counts;
    expect(own.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
});

describe("the file of a report", () => {
  it("has the lines of the table, and its totals last", async () => {
    const query = `rows=state&measures=sales&measures=spend&${DAYS}`;
    const table: Table = await ask(market.admin, `pivot?${query}`);
    const { text, headers } = await market.api.call(
      market.admin,
      "GET",
      `/v1/reports/pivot/export?${query}`,
    );
    const lines = text.trim().split("\r\n");
    expect(headers.get("content-type")).toContain("text/csv");
    expect(lines[0]).toBe("State,Sales,before Sales,Spend,before Spend");
    expect(lines).toHaveLength(table.lines.length + 2);
    const [sales = 0, spend = 0] = table.total.values;
    expect(lines.at(-1)).toBe(`Total,${sales},0,${((spend ?? 0) / 100).toFixed(2)},0.00`);
  });
});
