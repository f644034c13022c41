// Tests that reports are the same from sums of days as from rows, in any question and after any
// change since the days were summed, and that both are what the rows sum up to.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  MARKET_ZONE,
  type PlainLead,
  type PlainSale,
  type ReportedMarket,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
} from "../../../../test/support/reported-market.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";
import { addDays, readDays } from "../../../../domain/reports/pivot/days.ts";
import { type Dimension, dimensionsOf } from "../../../../domain/reports/pivot/dimensions.ts";
import { type Measure, isSplitBy, measuresOf } from "../../../../domain/reports/pivot/measures.ts";
import { type PivotQuestion, readPivot } from "../../../../domain/reports/pivot/pivot.ts";
import { sliceFor } from "../../../../domain/reports/pivot/slices.ts";
import { layOutPivot } from "../../../../domain/reports/pivot/table.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { approveReturn } from "../../marketplace/returns/index.ts";
import { dayAt, keepDayFacts } from "./keep-day-facts.ts";
import { readFacts } from "./read-facts.ts";

let market: ReportedMarket;
let leads: readonly PlainLead[];
let sales: readonly PlainSale[];
/** Some hours into the day after the last lead. */
const NOW_MS = TRADE_TO_MS + DAY_MS;
const LAST = dayAt(MARKET_ZONE, TRADE_TO_MS);
const FIRST = addDays(LAST, -11);

const actorOf = (role: Actor["role"], accountId: string): Actor => ({
  kind: "user",
  id: "00000000-0000-7000-8000-000000000001",
  accountId,
  role,
  teamRole: "owner",
});
let actors: readonly Actor[];
let summedDays = 0;
const admin = (): Actor => actorOf("admin", NETWORK_ID);

const sumUp = (): Promise<number> =>
  keepDayFacts({
    pool: market.api.database.pool,
    networkId: () => NETWORK_ID,
    now: () => NOW_MS,
  });

async function reload(): Promise<void> {
  ({ leads, sales } = await plainRows(market.api.database.pool));
}

beforeAll(async () => {
  market = await startReportedMarket();
  await reload();
  actors = [
    admin(),
    ...market.buyers.map(({ id }) => actorOf("advertiser", id)),
    ...market.affiliates.map(({ id }) => actorOf("affiliate", id)),
  ];
  summedDays = await sumUp();
});
afterAll(() => market.api.stop());

async function tableOf(
  actor: Actor,
  question: PivotQuestion,
  days: { readonly first: string; readonly last: string },
  isFromRows: boolean,
) {
  const pivot = readPivot(actor, question, days);
  if (!pivot.ok) throw new Error(pivot.error.message);
  const facts = await readFacts(market.api.database.pool, {
    pivot: pivot.value,
    actor,
    timeZone: MARKET_ZONE,
    isFromRows,
  });
  return layOutPivot(pivot.value, facts);
}

/** Reports of any role: dimensions that fit its measures, filters with values that rows have. */
const anyReport = fc
  .record({
    who: fc.nat(4),
    dimensions: fc.array(fc.nat(16), { minLength: 1, maxLength: 4 }),
    measures: fc.array(fc.nat(15), { minLength: 1, maxLength: 4 }),
    hasColumn: fc.boolean(),
    filters: fc.array(fc.constantFrom("state:CA", "state:TX", "side:buyer", "hour:3", "tier:hot"), {
      maxLength: 2,
    }),
    from: fc.nat(11),
    count: fc.nat(11),
  })
  .map(({ who, dimensions, measures, hasColumn, filters, from, count }) => {
    const actor = actors[who] ?? admin();
    const allowed = dimensionsOf(actor.role);
    const known = measuresOf(actor);
    const chosen = [...new Set(measures.map((place) => known[place % known.length] ?? "sales"))];
    const fit = allowed.filter((dimension) =>
      chosen.every((measure) => isSplitBy(measure, dimension)),
    );
    const used = [...new Set(dimensions.map((place) => fit[place % fit.length] ?? "state"))];
    const column = hasColumn && used.length > 1 ? (used.pop() ?? null) : null;
    const first = addDays(FIRST, from);
    return {
      actor,
      question: { rows: used.slice(0, 3), column, measures: chosen, filters },
      days: { first, last: addDays(first, count) },
    };
  });

describe("sums of days", () => {
  it("equal the rows in any report of any role and period", async () => {
    expect(summedDays).toBeGreaterThan(8);
    await fc.assert(
      fc.asyncProperty(anyReport, async ({ actor, question, days }) => {
        expect(await tableOf(actor, question, days, false)).toEqual(
          await tableOf(actor, question, days, true),
        );
      }),
      { numRuns: 150 },
    );
  });

  it("are what a report reads: a planted lead in them shows", async () => {
    const { pool } = market.api.database;
    const question = ask(["state"], ["posted"]);
    const days = { first: addDays(LAST, -3), last: addDays(LAST, -2) };
    const posted = async () => (await tableOf(admin(), question, days, false)).total.current.leads;
    const before = await posted();
    const plant = (count: number) =>
      pool.query(
        `update lead_day_fact f
         set leads = f.leads + $2
         from (
           select ctid
           from lead_day_fact
           where day = $1 and slice = $3
           order by state, reason nulls first
           limit 1
         ) as one
         where f.ctid = one.ctid`,
        [days.first, count, sliceFor("lead", ["state"], null)],
      );
    await plant(1);
    expect(await posted()).toBe(before + 1n);
    expect((await tableOf(admin(), question, days, true)).total.current.leads).toBe(before);
    await plant(-1);
  });

  it("equal the rows at once when a past sale is returned, and a past lead is bought", async () => {
    const { pool } = market.api.database;
    market.clock.nowMs = NOW_MS;
    await buyListed();
    const kept = sales.filter(({ status }) => status === "sold");
    const sale = kept.at(-1);
    if (sale === undefined) throw new Error("no sale is left");
    const returned = await inTransaction(pool, (tx) =>
      approveReturn(tx, {
        saleId: sale.id,
        reason: "other",
        filedAtMs: TRADE_TO_MS + MINUTE_MS,
        decidedAtMs: NOW_MS,
        networkId: NETWORK_ID,
      }),
    );
    expect(returned.ok).toBe(true);
    await reload();
    const days = { first: FIRST, last: LAST };
    for (const question of [
      ask(["source", "buyer"], ["sales", "returned", "spend", "margin"]),
      ask(["state"], ["posted", "sold", "sell_through"], "hour"),
    ]) {
      const fromRows = await tableOf(admin(), question, days, true);
      expect(await tableOf(admin(), question, days, false)).toEqual(fromRows);
      await sumUp();
      expect(await tableOf(admin(), question, days, false)).toEqual(fromRows);
    }
  });
});

/** Buys the oldest lead that is still listed by hand, on a day after it was received. */
async function buyListed(): Promise<void> {
  const { api } = market;
  const buyer = await api.keyOf(await api.fixture.advertiser("Ash Realty", 5_000_000));
  // The database's own clock ends listings.
  await api.database.pool.query(
    "update listing set ends_at = clock_timestamp() + interval '1 day'",
  );
  const { body } = await api.call(buyer, "GET", "/v1/listings?limit=50");
  const lead = body.items.at(-1);
  const shown = lead.slot_price_cents ?? lead.exclusive_price_cents;
  const bought = await api.call(
    buyer,
    "POST",
    `/v1/listings/${lead.lead_id}/purchase`,
    {
      mode: lead.slot_price_cents === null ? "exclusive" : "shared",
      max_price_cents: shown,
    },
    { "idempotency-key": "by hand" },
  );
  expect(bought.status, bought.text).toBe(200);
  const { rows } = await api.database.pool.query<{ received_at: Date }>(
    "select received_at from lead where id = $1",
    [lead.lead_id],
  );
  expect(dayAt(MARKET_ZONE, rows[0]?.received_at.getTime() ?? 0) < LAST).toBe(true);
}

function ask(
  rows: readonly Dimension[],
  measures: readonly Measure[],
  column: Dimension | null = null,
): PivotQuestion {
  return { rows, column, measures, filters: [] };
}

describe("figures of a report", () => {
  const days = { first: FIRST, last: LAST };
  const isIn = (at: Date): boolean => {
    const day = dayAt(MARKET_ZONE, at.getTime());
    return day >= days.first && day <= days.last;
  };

  it("are what the rows sum up to", async () => {
    const table = await tableOf(
      admin(),
      ask(["state"], ["posted", "accepted", "sold"]),
      days,
      false,
    );
    for (const { values, total } of table.lines) {
      const own = leads.filter(
        (lead) => isIn(lead.received_at) && (lead.state ?? "") === values[0],
      );
      expect(total.current).toMatchObject({
        leads: BigInt(own.length),
        accepted: BigInt(own.filter((lead) => lead.answer_status === "accepted").length),
        sold: BigInt(own.filter((lead) => lead.sold_slots > 0).length),
      });
    }
    expect(table.lines.length).toBeGreaterThan(1);
  });

  it("are margins by pair of source and buyer", async () => {
    const table = await tableOf(
      admin(),
      ask(["source", "buyer"], ["margin", "spend", "earned", "return_rate"]),
      days,
      false,
    );
    const pairs = new Set(
      sales.filter(({ sold_at: at }) => isIn(at)).map((one) => `${one.source_id} ${one.buyer_id}`),
    );
    expect(new Set(table.lines.map(({ values }) => values.join(" ")))).toEqual(pairs);
    for (const { values, total } of table.lines) {
      const own = sales.filter(
        (one) => isIn(one.sold_at) && one.source_id === values[0] && one.buyer_id === values[1],
      );
      const kept = own.filter(({ status }) => status === "sold");
      const sum = (read: (sale: PlainSale) => bigint): bigint =>
        kept.reduce((all, sale) => all + BigInt(read(sale)), 0n);
      expect(total.current).toMatchObject({
        sales: BigInt(own.length),
        returned: BigInt(own.length - kept.length),
        spend_cents: sum((sale) => sale.price_cents),
        earned_cents: sum((sale) => sale.earning_cents),
      });
    }
  });

  it("compare a day with the day as many days before", async () => {
    const read = readDays(addDays(LAST, -2), LAST);
    if (!read.ok) throw new Error(read.error.message);
    const table = await tableOf(admin(), ask(["day"], ["posted"]), read.value, false);
    for (const { values, total } of table.lines) {
      const before = addDays(values[0] ?? "", -3);
      const own = leads.filter((lead) => dayAt(MARKET_ZONE, lead.received_at.getTime()) === before);
      expect(total.previous.leads).toBe(BigInt(own.length));
    }
  });
});
