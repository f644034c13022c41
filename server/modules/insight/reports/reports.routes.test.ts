// Tests reports: every figure against an independent sum, and no account's figures in another's
// report.
import { describe, expect, it } from "vitest";
import { type PlainLead, type PlainSale, sumOf } from "../../../../test/support/reported-market.ts";
import {
  ask,
  first,
  firstTryMs,
  FROM_MS,
  iso,
  kept,
  leads,
  leadsIn,
  market,
  progressFigures,
  reachedAtLeast,
  sales,
  salesIn,
  setUpReports,
  share,
  SPAN,
  TO_MS,
} from "./reports.test-support.ts";
import { DAY_MS } from "../../../../domain/time.ts";

setUpReports();

const BEFORE_MS = FROM_MS - 4 * DAY_MS;

const medianAttempt = (rows: readonly PlainSale[]): number | null => {
  const seconds = reachedAtLeast(rows, 1)
    .map((sale) => firstTryMs(sale) / 1_000)
    .toSorted((a, b) => a - b);
  if (seconds.length === 0) return null;
  const middle = (seconds.length - 1) / 2;
  return Math.round(((seconds[Math.floor(middle)] ?? 0) + (seconds[Math.ceil(middle)] ?? 0)) / 2);
};

const both = <Value>(
  read: (fromMs: number, toMs: number) => Value,
): { value: Value; previous: Value } => ({
  value: read(FROM_MS, TO_MS),
  previous: read(BEFORE_MS, FROM_MS),
});

describe("the fixture", () => {
  it("has refused, unsold, exclusive, shared and returned rows in the period and before it", () => {
    for (const [fromMs, toMs] of [
      [BEFORE_MS, FROM_MS],
      [FROM_MS, TO_MS],
    ] as const) {
      expect(new Set(leadsIn(fromMs, toMs).map(({ answer_status: status }) => status))).toEqual(
        new Set(["accepted", "rejected", "duplicate"]),
      );
      expect(
        leadsIn(fromMs, toMs).filter(({ sold_slots: slots }) => slots > 1).length,
      ).toBeGreaterThan(0);
    }
    expect(sales.filter(({ status }) => status === "returned")).toHaveLength(2);
    expect(
      leads.filter(
        ({ answer_status: status, sold_slots: slots }) => status === "accepted" && slots === 0,
      ).length,
    ).toBeGreaterThan(0);
  });
});

describe("GET /v1/reports/overview", () => {
  it("returns an advertiser what it bought and spent", async () => {
    const { id, caller } = first(market.buyers);
    const mine = (fromMs: number, toMs: number) => salesIn(fromMs, toMs, id);
    const body = await ask(caller, `overview?${SPAN}`);
    expect(body.period).toEqual({
      from: iso(FROM_MS),
      to: iso(TO_MS),
      previous_from: iso(BEFORE_MS),
      time_zone: "America/New_York",
    });
    expect(body.figures).toEqual([
      { key: "leads_bought", unit: "count", ...both((a, b) => mine(a, b).length) },
      {
        key: "spend",
        unit: "cents",
        ...both((a, b) => sumOf(kept(mine(a, b)), (sale) => sale.price_cents)),
      },
      {
        key: "average_price",
        unit: "cents",
        ...both((a, b) =>
          Math.round(sumOf(kept(mine(a, b)), (sale) => sale.price_cents) / kept(mine(a, b)).length),
        ),
      },
      {
        key: "returned_share",
        unit: "basis_points",
        ...both((a, b) => share(mine(a, b).length - kept(mine(a, b)).length, mine(a, b).length)),
      },
      { key: "first_try", unit: "seconds", ...both((a, b) => medianAttempt(mine(a, b))) },
      {
        key: "cost_per_appointment",
        unit: "cents",
        ...both((a, b) =>
          Math.round(
            sumOf(kept(mine(a, b)), (sale) => sale.price_cents) /
              progressFigures(mine(a, b)).appointments,
          ),
        ),
      },
    ]);
    expect(progressFigures(mine(FROM_MS, TO_MS)).won).toBeGreaterThan(0);
  });

  it("returns an affiliate what it posted and earned", async () => {
    const { id, caller } = first(market.affiliates);
    const mine = (fromMs: number, toMs: number) => leadsIn(fromMs, toMs, id);
    const { figures } = await ask(caller, `overview?${SPAN}`);
    expect(figures).toEqual([
      { key: "leads_posted", unit: "count", ...both((a, b) => mine(a, b).length) },
      {
        key: "accepted_share",
        unit: "basis_points",
        ...both((a, b) =>
          share(
            mine(a, b).filter((lead) => lead.answer_status === "accepted").length,
            mine(a, b).length,
          ),
        ),
      },
      {
        key: "leads_sold",
        unit: "count",
        ...both((a, b) => mine(a, b).filter((lead) => lead.sold_slots > 0).length),
      },
      {
        key: "earned",
        unit: "cents",
        ...both((a, b) => sumOf(kept(salesIn(a, b, id)), (sale) => sale.earning_cents)),
      },
      { key: "payable_now", unit: "cents", value: 0, previous: null },
      {
        key: "pending_now",
        unit: "cents",
        value: sumOf(kept(salesIn(0, TO_MS, id)), (sale) => sale.earning_cents),
        previous: null,
      },
    ]);
  });

  it("returns the operator the whole network", async () => {
    const { figures } = await ask(market.admin, `overview?${SPAN}`);
    expect(figures).toEqual([
      { key: "leads_in", unit: "count", ...both((a, b) => leadsIn(a, b).length) },
      {
        key: "sold_share",
        unit: "basis_points",
        ...both((a, b) =>
          share(leadsIn(a, b).filter((lead) => lead.sold_slots > 0).length, leadsIn(a, b).length),
        ),
      },
      {
        key: "sales_volume",
        unit: "cents",
        ...both((a, b) => sumOf(kept(salesIn(a, b)), (sale) => sale.price_cents)),
      },
      {
        key: "network_revenue",
        unit: "cents",
        ...both((a, b) =>
          sumOf(kept(salesIn(a, b)), (sale) => sale.price_cents - sale.earning_cents),
        ),
      },
      {
        key: "returned_share",
        unit: "basis_points",
        ...both((a, b) =>
          share(salesIn(a, b).length - kept(salesIn(a, b)).length, salesIn(a, b).length),
        ),
      },
    ]);
  });

  it("has no ratios without a denominator", async () => {
    const { figures } = await ask(
      market.admin,
      "overview?from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z",
    );
    expect(
      figures.map(({ value, previous }: { value: number | null; previous: number | null }) => [
        value,
        previous,
      ]),
    ).toEqual([
      [0, 0],
      [null, null],
      [0, 0],
      [0, 0],
      [null, null],
    ]);
  });
});

interface Point {
  readonly at: string;
  readonly value: number;
}

describe("GET /v1/reports/series", () => {
  /** Local midnights of the days with trades; November 2 begins an hour later in UTC. */
  const MIDNIGHTS = [
    "2026-10-30T04:00:00.000Z",
    "2026-10-31T04:00:00.000Z",
    "2026-11-01T04:00:00.000Z",
    "2026-11-02T05:00:00.000Z",
  ];
  const days = `from=${first(MIDNIGHTS)}&to=${MIDNIGHTS[3]}`;

  it("gives the day of 25 hours its own length, and every point its sum", async () => {
    const { id, caller } = first(market.affiliates);
    const body = await ask(caller, `series?metric=earned&${days}`);
    expect(body.points.map(({ at }: Point) => at)).toEqual(MIDNIGHTS.slice(0, 3));
    expect(body.points.map(({ value }: Point) => value)).toEqual(
      [0, 1, 2].map((day) =>
        sumOf(
          kept(salesIn(Date.parse(MIDNIGHTS[day] ?? ""), Date.parse(MIDNIGHTS[day + 1] ?? ""), id)),
          (sale) => sale.earning_cents,
        ),
      ),
    );
    expect(body).toMatchObject({ metric: "earned", unit: "cents", bucket: "day" });
    const hours = await ask(
      caller,
      "series?metric=posted&bucket=hour&from=2026-11-01T04:00:00Z&to=2026-11-02T05:00:00Z",
    );
    expect(hours.points).toHaveLength(25);
    // A lead every two hours, a third of them another affiliate's: empty hours appear too.
    expect(hours.points.filter(({ value }: Point) => value === 0).length).toBeGreaterThan(12);
    expect(sumPoints(hours.points)).toBe(
      leadsIn(Date.parse("2026-11-01T04:00:00Z"), Date.parse("2026-11-02T05:00:00Z"), id).length,
    );
  });

  it("starts days by the requested zone", async () => {
    const { id, caller } = first(market.affiliates);
    const there = [
      "2026-10-30T07:00:00.000Z",
      "2026-10-31T07:00:00.000Z",
      "2026-11-01T07:00:00.000Z",
      "2026-11-02T08:00:00.000Z",
    ];
    const body = await ask(
      caller,
      `series?metric=earned&time_zone=America/Los_Angeles&from=${first(there)}&to=${there[3]}`,
    );
    expect(body.period.time_zone).toBe("America/Los_Angeles");
    expect(body.points).toEqual(
      [0, 1, 2].map((day) => ({
        at: there[day],
        value: sumOf(
          kept(salesIn(Date.parse(there[day] ?? ""), Date.parse(there[day + 1] ?? ""), id)),
          (sale) => sale.earning_cents,
        ),
      })),
    );
  });

  const sumPoints = (points: readonly Point[]): number =>
    points.reduce((total, { value }) => total + value, 0);

  it.each([
    ["volume", (a: number, b: number) => sumOf(kept(salesIn(a, b)), (sale) => sale.price_cents)],
    [
      "revenue",
      (a: number, b: number) =>
        sumOf(kept(salesIn(a, b)), (sale) => sale.price_cents - sale.earning_cents),
    ],
    ["leads", (a: number, b: number) => leadsIn(a, b).length],
    ["sold", (a: number, b: number) => leadsIn(a, b).filter((lead) => lead.sold_slots > 0).length],
  ] as const)(
    "adds up to the total for %s, in every bucket of both periods",
    async (metric, read) => {
      for (const bucket of ["hour", "day", "week"]) {
        const body = await ask(market.admin, `series?metric=${metric}&bucket=${bucket}&${SPAN}`);
        expect({ value: sumPoints(body.points), previous: sumPoints(body.previous) }).toEqual(
          both(read),
        );
        expect(first<Point>(body.points).at).toBe(iso(FROM_MS));
        expect(first<Point>(body.previous).at).toBe(iso(BEFORE_MS));
      }
    },
  );
});

describe("GET /v1/reports/states", () => {
  it("splits a metric by the lead's state", async () => {
    const stateOf = new Map(leads.map((lead) => [lead.id, lead.state]));
    const { id, caller } = first(market.buyers);
    const bought = await ask(caller, `states?metric=bought&${SPAN}`);
    const expected = ["CA", "TX"].map((state) => ({
      state,
      ...both(
        (a, b) => salesIn(a, b, id).filter((sale) => stateOf.get(sale.lead_id) === state).length,
      ),
    }));
    expect(bought.states).toEqual(expected.toSorted((a, b) => b.value - a.value));
    const posted = await ask(market.admin, `states?metric=leads&${SPAN}`);
    for (const { state, value, previous } of posted.states) {
      expect({ value, previous }, String(state)).toEqual(
        both((a, b) => leadsIn(a, b).filter((lead) => lead.state === state).length),
      );
    }
    expect(posted.states.length).toBe(
      new Set(leadsIn(BEFORE_MS, TO_MS).map(({ state }) => state)).size,
    );
  });
});

describe("GET /v1/reports/funnel", () => {
  it("follows leads from post to sales kept, and a buyer's from purchase", async () => {
    const keptLeads = new Set(kept(sales).map((sale) => sale.lead_id));
    const step = (
      name: string,
      read: (rows: readonly PlainLead[]) => readonly PlainLead[],
      id?: string,
    ) => {
      const { value: count, previous } = both((a, b) => read(leadsIn(a, b, id)).length);
      return { step: name, count, previous };
    };
    const steps = (id?: string) => [
      step("submitted", (rows) => rows, id),
      step("accepted", (rows) => rows.filter((lead) => lead.answer_status === "accepted"), id),
      step("sold", (rows) => rows.filter((lead) => lead.sold_slots > 0), id),
      step("kept", (rows) => rows.filter((lead) => keptLeads.has(lead.id)), id),
    ];
    expect((await ask(market.admin, `funnel?${SPAN}`)).steps).toEqual(steps());
    const affiliate = first(market.affiliates);
    expect((await ask(affiliate.caller, `funnel?${SPAN}`)).steps).toEqual(steps(affiliate.id));
    const { id, caller } = first(market.buyers);
    const { value, previous } = both((a, b) => salesIn(a, b, id));
    expect((await ask(caller, `funnel?${SPAN}`)).steps).toEqual([
      { step: "bought", count: value.length, previous: previous.length },
      { step: "kept", count: kept(value).length, previous: kept(previous).length },
    ]);
  });
});
