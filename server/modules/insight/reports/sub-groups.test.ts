// Tests reports by sub id: the results of each value that leads were posted with, for their
// affiliate only.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  type PlainLead,
  type ReportedMarket,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
  sumOf,
} from "../../../../test/support/reported-market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const TO_MS = TRADE_TO_MS;
const FROM = new Date(TO_MS - 4 * DAY_MS).toISOString();
const SPAN = `from=${FROM}&to=${new Date(TO_MS).toISOString()}`;

interface Group {
  readonly id: string;
  readonly current: Readonly<Record<string, number | null>>;
}

let market: ReportedMarket;
let leads: readonly PlainLead[];

beforeAll(async () => {
  market = await startReportedMarket();
  ({ leads } = await plainRows(market.api.database.pool));
});
afterAll(() => market.api.stop());

const ask = async (caller: Caller, report: string) => {
  const answer = await market.api.call(caller, "GET", `/v1/reports/${report}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

it("gives an affiliate its leads by sub id, those without one together, a buyer none", async () => {
  const [affiliate] = market.affiliates;
  if (affiliate === undefined) throw new Error("the fixture has no affiliate");
  const { pool } = market.api.database;
  const mine = leads.filter(
    ({ affiliate_id: id, received_at: at }) =>
      id === affiliate.id && at.getTime() >= TO_MS - 4 * DAY_MS && at.getTime() < TO_MS,
  );
  const subOf = (index: number): string | null => [null, "red", "blue"][index % 3] ?? null;
  for (const [index, { id }] of mine.entries())
    await pool.query("update lead set sub_ids = $2 where id = $1", [
      id,
      index % 3 === 0 ? null : JSON.stringify([null, subOf(index), "", null, null]),
    ]);
  const groups = (await ask(affiliate.caller, `groups?by=sub2&${SPAN}`)).groups as Group[];
  const earned = (await ask(affiliate.caller, `groups?by=source&${SPAN}`)).groups as Group[];
  for (const name of ["", "red", "blue"])
    expect(groups.find(({ id }) => id === name)?.current.leads, name).toBe(
      mine.filter((_, index) => (subOf(index) ?? "") === name).length,
    );
  expect(sumOf(groups, ({ current }) => BigInt(current["earned_cents"] ?? 0))).toBe(
    sumOf(earned, ({ current }) => BigInt(current["earned_cents"] ?? 0)),
  );
  // An empty one counts as none.
  expect(
    ((await ask(affiliate.caller, `groups?by=sub3&${SPAN}`)).groups as Group[]).map(({ id }) => id),
  ).toEqual([""]);
  expect(
    (
      await market.api.call(
        market.buyers[0]?.caller ?? null,
        "GET",
        `/v1/reports/groups?by=sub1&${SPAN}`,
      )
    ).status,
  ).toBe(422);
});

it("gives an affiliate its leads by ad parameter, those without it together", async () => {
  const affiliate = market.affiliates[0];
  if (affiliate === undefined) throw new Error("the fixture has no affiliate");
  const mine = leads.filter(
    ({ affiliate_id: id, received_at: at }) =>
      id === affiliate.id && at.getTime() >= TO_MS - 4 * DAY_MS && at.getTime() < TO_MS,
  );
  for (const [index, { id }] of mine.entries())
    await market.api.database.pool.query("update lead set ad_params = $2 where id = $1", [
      id,
      index % 2 === 0 ? null : JSON.stringify({ gclid: `g-${index}`, utm_source: "google" }),
    ]);
  const odd = mine.filter((_, index) => index % 2 === 1);
  const by = async (name: string) =>
    ((await ask(affiliate.caller, `groups?by=${name}&${SPAN}`)).groups as Group[]).map(
      ({ id, current }) => [id, current["leads"]],
    );
  expect(new Map((await by("utm_source")) as [string, number][])).toEqual(
    new Map([
      ["google", odd.length],
      ["", mine.length - odd.length],
    ]),
  );
  expect(await by("gclid")).toHaveLength(odd.length + 1);
  expect(await by("utm_term")).toEqual([["", mine.length]]);
});
