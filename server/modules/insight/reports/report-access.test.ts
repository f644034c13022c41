// Tests who may request which report: no account sees another's trade, and bad requests are
// answered in clear words.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../../test/support/api.ts";
import {
  type PlainLead,
  type ReportedMarket,
  TRADE_FROM_MS,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
} from "../../../../test/support/reported-market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const TO_MS = TRADE_TO_MS;
const iso = (ms: number): string => new Date(ms).toISOString();
const SPAN = `from=${iso(TO_MS - 4 * DAY_MS)}&to=${iso(TO_MS)}`;

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
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
};

interface Point {
  readonly at: string;
  readonly value: number;
}

describe("who may request what", () => {
  it("never shows an account another's trade", async () => {
    const { pool } = market.api.database;
    const strangers = [
      [
        await market.api.fixture.advertiser("Stranger Realty", 0),
        ["spend", "bought"],
        ["campaign", "source", "state"],
      ],
      [
        (await market.api.fixture.source()).affiliateId,
        ["earned", "posted", "sold"],
        ["source", "state", "reason", "sub1", "sub5"],
      ],
    ] as const;
    for (const [id, metrics, groupings] of strangers) {
      const caller = await market.api.keyOf(id);
      const all = `from=${iso(TRADE_FROM_MS - DAY_MS)}&to=${iso(TO_MS + DAY_MS)}`;
      for (const metric of metrics) {
        expect((await ask(caller, `states?metric=${metric}&${all}`)).states).toEqual([]);
        expect(
          (await ask(caller, `series?metric=${metric}&${all}`)).points.filter(
            ({ value }: Point) => value !== 0,
          ),
        ).toEqual([]);
      }
      for (const by of groupings)
        expect((await ask(caller, `groups?by=${by}&${all}`)).groups).toEqual([]);
      expect(
        (await ask(caller, `funnel?${all}`)).steps.every(
          ({ count }: { count: number }) => count === 0,
        ),
      ).toBe(true);
      expect(
        (await ask(caller, `overview?${all}`)).figures.every(
          ({ value }: { value: number | null }) => value === null || value === 0,
        ),
      ).toBe(true);
    }
    const canary = await ask(
      first(market.affiliates).caller,
      `groups?by=source&from=${iso(TRADE_FROM_MS)}&to=${iso(TO_MS)}`,
    );
    for (const id of [
      ...market.buyers.map((buyer) => buyer.id),
      ...(market.affiliates[1]?.sourceIds ?? []),
    ])
      expect(JSON.stringify(canary)).not.toContain(id);
    expect((await pool.query("select from lead")).rowCount).toBe(leads.length);
  });

  it("accepts no source's key and no request without credentials", async () => {
    const sourceKey = await market.api.sourceKey(first(first(market.affiliates).sourceIds));
    for (const report of [`overview?${SPAN}`, "balances", `groups?by=source&${SPAN}`]) {
      expect((await market.api.call(sourceKey, "GET", `/v1/reports/${report}`)).status).toBe(403);
      expect((await market.api.call(null, "GET", `/v1/reports/${report}`)).status).toBe(401);
    }
  });

  it.each([
    ["overview?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z", "to"],
    ["overview?from=2025-01-01T00:00:00Z&to=2026-06-01T00:00:00Z", "to"],
    ["overview?from=yesterday&to=2026-06-01T00:00:00Z", "from"],
    ["overview?to=2026-06-01T00:00:00Z", "from"],
    [`series?metric=spend&${SPAN}`, "metric"],
    [`series?metric=leads&bucket=minute&${SPAN}`, "bucket"],
    [`series?metric=profit&${SPAN}`, "metric"],
    [`series?metric=leads&time_zone=America/Nowhere&${SPAN}`, "time_zone"],
    ["series?metric=leads&bucket=hour&from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z", "bucket"],
    [`states?metric=earned&${SPAN}`, "metric"],
    [`groups?by=city&${SPAN}`, "by"],
    [`groups?${SPAN}`, "by"],
    [`overview?${SPAN}&compare=no`, "compare"],
  ])("says what is wrong with %s", async (report, field) => {
    const answer = await market.api.call(market.admin, "GET", `/v1/reports/${report}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0], answer.text).toMatchObject({ field });
  });

  it("hides another role's metrics and groupings", async () => {
    const { caller } = first(market.buyers);
    expect(
      (await market.api.call(caller, "GET", `/v1/reports/groups?by=affiliate&${SPAN}`)).body
        .errors[0].message,
    ).toBe("Group by one of campaign, source, state.");
    expect(
      (await market.api.call(caller, "GET", `/v1/reports/series?metric=revenue&${SPAN}`)).body
        .errors[0].message,
    ).toBe("Choose one of spend, bought.");
    expect(
      (
        await market.api.call(
          first(market.affiliates).caller,
          "GET",
          `/v1/reports/groups?by=buyer&${SPAN}`,
        )
      ).status,
    ).toBe(422);
  });
});
