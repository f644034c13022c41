// Starts a market with sales that were worked on, and computes plainly what reports must return.
import { afterAll, beforeAll, expect } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  type PlainLead,
  type PlainSale,
  type ReportedMarket,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
} from "../../../../test/support/reported-market.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/time.ts";

export const TO_MS = TRADE_TO_MS;
export const FROM_MS = TO_MS - 4 * DAY_MS;
export const iso = (ms: number): string => new Date(ms).toISOString();
export const SPAN = `from=${iso(FROM_MS)}&to=${iso(TO_MS)}`;

export let market: ReportedMarket;
export let leads: readonly PlainLead[];
export let sales: readonly PlainSale[];

/**
 * How far each sale came, by its index in the list: a third of those that came further are lost by
 * now.
 */
const stepOf = (sale: PlainSale): number => sales.indexOf(sale) % 5;

const isLost = (sale: PlainSale): boolean => stepOf(sale) > 1 && sales.indexOf(sale) % 3 === 0;

/** The first contact attempt of those that were contacted at all. */
export const firstTryMs = (sale: PlainSale): number => (1 + (sales.indexOf(sale) % 7)) * MINUTE_MS;

async function workOn(sale: PlainSale): Promise<void> {
  const step = stepOf(sale);
  if (step === 0) return;
  const outcome = isLost(sale)
    ? "lost"
    : ["attempted", "contacted", "appointment", "won"][step - 1];
  await market.api.database.pool.query(
    `insert into sale_progress (sale_id, outcome, reached, attempts, first_touched_at, touched_at)
     select id, $2, $3, 1, delivered_at + $4 * interval '1 ms', delivered_at + $4 * interval '1 ms'
     from sale
     where id = $1`,
    [sale.id, outcome, step, firstTryMs(sale)],
  );
}

export const reachedAtLeast = (rows: readonly PlainSale[], step: number): PlainSale[] =>
  kept(rows).filter((sale) => stepOf(sale) >= step);

export const wonOf = (rows: readonly PlainSale[]): PlainSale[] =>
  kept(rows).filter((sale) => stepOf(sale) === 4 && !isLost(sale));

export const progressFigures = (rows: readonly PlainSale[]) => ({
  contacted: reachedAtLeast(rows, 2).length,
  appointments: reachedAtLeast(rows, 3).length,
  won: wonOf(rows).length,
});

export const ask = async (caller: Caller, report: string) => {
  const answer = await market.api.call(caller, "GET", `/v1/reports/${report}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

const within = (at: Date, fromMs: number, toMs: number): boolean =>
  at.getTime() >= fromMs && at.getTime() < toMs;

export const leadsIn = (fromMs: number, toMs: number, affiliateId?: string): PlainLead[] =>
  leads.filter(
    (lead) =>
      within(lead.received_at, fromMs, toMs) &&
      (affiliateId ?? lead.affiliate_id) === lead.affiliate_id,
  );

export const salesIn = (fromMs: number, toMs: number, party?: string): PlainSale[] =>
  sales.filter(
    (sale) =>
      within(sale.sold_at, fromMs, toMs) &&
      (party === undefined || party === sale.buyer_id || party === sale.affiliate_id),
  );

export const kept = (rows: readonly PlainSale[]): PlainSale[] =>
  rows.filter(({ status }) => status === "sold");

export const share = (part: number, whole: number): number => Math.round((10_000 * part) / whole);

export const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
};

/** Starts the market before the tests of a file and stops it after them. */
export function setUpReports(): void {
  beforeAll(async () => {
    market = await startReportedMarket();
    ({ leads, sales } = await plainRows(market.api.database.pool));
    for (const sale of sales) await workOn(sale);
  });
  afterAll(() => market.api.stop());
}
