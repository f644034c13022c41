// Reports: every figure against the same added up by hand, and nobody's figures in anybody else's.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../test/support/api.ts";
import {
  type PlainLead,
  type PlainSale,
  type ReportedMarket,
  TRADE_TO_MS,
  plainRows,
  startReportedMarket,
  sumOf,
} from "../../../test/support/reported-market.ts";

const DAY_MS = 86_400_000;
const TO_MS = TRADE_TO_MS;
const FROM_MS = TO_MS - 4 * DAY_MS;
const BEFORE_MS = FROM_MS - 4 * DAY_MS;
const iso = (ms: number): string => new Date(ms).toISOString();
const SPAN = `from=${iso(FROM_MS)}&to=${iso(TO_MS)}`;

let market: ReportedMarket;
let leads: readonly PlainLead[];
let sales: readonly PlainSale[];

beforeAll(async () => {
  market = await startReportedMarket();
  ({ leads, sales } = await plainRows(market.api.database.pool));
  for (const sale of sales) await workOn(sale);
});

const MINUTE_MS = 60_000;
/**
 * How far each sale came, by its place in the list: a third of what was reached further on is lost
 * by now.
 */
const stepOf = (sale: PlainSale): number => sales.indexOf(sale) % 5;
const isLost = (sale: PlainSale): boolean => stepOf(sale) > 1 && sales.indexOf(sale) % 3 === 0;
/** The first try of those that were tried at all. */
const firstTryMs = (sale: PlainSale): number => (1 + (sales.indexOf(sale) % 7)) * MINUTE_MS;

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

const reachedAtLeast = (rows: readonly PlainSale[], step: number): PlainSale[] =>
  kept(rows).filter((sale) => stepOf(sale) >= step);
const wonOf = (rows: readonly PlainSale[]): PlainSale[] =>
  kept(rows).filter((sale) => stepOf(sale) === 4 && !isLost(sale));
const progressFigures = (rows: readonly PlainSale[]) => ({
  contacted: reachedAtLeast(rows, 2).length,
  appointments: reachedAtLeast(rows, 3).length,
  won: wonOf(rows).length,
});
const medianTry = (rows: readonly PlainSale[]): number | null => {
  const seconds = reachedAtLeast(rows, 1)
    .map((sale) => firstTryMs(sale) / 1_000)
    .toSorted((a, b) => a - b);
  if (seconds.length === 0) return null;
  const middle = (seconds.length - 1) / 2;
  return Math.round(((seconds[Math.floor(middle)] ?? 0) + (seconds[Math.ceil(middle)] ?? 0)) / 2);
};
afterAll(() => market.api.stop());

const ask = async (caller: Caller, report: string) => {
  const answer = await market.api.call(caller, "GET", `/v1/reports/${report}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const within = (at: Date, fromMs: number, toMs: number): boolean =>
  at.getTime() >= fromMs && at.getTime() < toMs;
const leadsIn = (fromMs: number, toMs: number, affiliateId?: string): PlainLead[] =>
  leads.filter(
    (lead) =>
      within(lead.received_at, fromMs, toMs) &&
      (affiliateId ?? lead.affiliate_id) === lead.affiliate_id,
  );
const salesIn = (fromMs: number, toMs: number, party?: string): PlainSale[] =>
  sales.filter(
    (sale) =>
      within(sale.sold_at, fromMs, toMs) &&
      (party === undefined || party === sale.buyer_id || party === sale.affiliate_id),
  );
const kept = (rows: readonly PlainSale[]): PlainSale[] =>
  rows.filter(({ status }) => status === "sold");
const both = <Value>(
  read: (fromMs: number, toMs: number) => Value,
): { value: Value; previous: Value } => ({
  value: read(FROM_MS, TO_MS),
  previous: read(BEFORE_MS, FROM_MS),
});
const share = (part: number, whole: number): number => Math.round((10_000 * part) / whole);
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
};

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
  it("gives an advertiser what it bought and spent", async () => {
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
      { key: "first_try", unit: "seconds", ...both((a, b) => medianTry(mine(a, b))) },
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

  it("gives an affiliate what it posted and earned", async () => {
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

  it("gives the operator the whole network", async () => {
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

  it("has no share of nothing", async () => {
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
  /**
   * Local midnights of the days the trade spans; the second of November's begins an hour later by
   * UTC.
   */
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
    // A lead every two hours, a third of them another's: empty hours are there too.
    expect(hours.points.filter(({ value }: Point) => value === 0).length).toBeGreaterThan(12);
    expect(sumPoints(hours.points)).toBe(
      leadsIn(Date.parse("2026-11-01T04:00:00Z"), Date.parse("2026-11-02T05:00:00Z"), id).length,
    );
  });

  it("lets days begin by the clock that is asked for", async () => {
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
    "adds up to the whole for %s, in every bucket, before and now",
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
  it("parts a metric by the lead's state", async () => {
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
  it("follows leads from post to keep, and a buyer's from purchase", async () => {
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

interface Group {
  readonly id: string;
  readonly name: string;
  readonly current: Readonly<Record<string, number | null>>;
}

describe("GET /v1/reports/groups", () => {
  const saleFigures = (rows: readonly PlainSale[]) => ({
    sales: rows.length,
    returned: rows.length - kept(rows).length,
    returned_basis_points:
      rows.length === 0 ? null : share(rows.length - kept(rows).length, rows.length),
  });
  const leadFigures = (rows: readonly PlainLead[]) => ({
    leads: rows.length,
    accepted: rows.filter((lead) => lead.answer_status === "accepted").length,
    sold: rows.filter((lead) => lead.sold_slots > 0).length,
  });
  const NO_LEADS = { leads: null, accepted: null, sold: null };
  const NO_SALES = { sales: null, returned: null, returned_basis_points: null };
  /** What came of leads is their buyer's own matter. */
  const NO_PROGRESS = { contacted: null, appointments: null, won: null };
  const NO_MONEY = { spend_cents: null, earned_cents: null, revenue_cents: null };

  it("gives the operator every grouping with all the money", async () => {
    const bySource = (await ask(market.admin, `groups?by=source&${SPAN}`)).groups as Group[];
    expect(bySource.map(({ id }) => id).toSorted()).toEqual(
      market.affiliates.flatMap(({ sourceIds }) => sourceIds).toSorted(),
    );
    for (const { id, current } of bySource) {
      const sold = salesIn(FROM_MS, TO_MS).filter((sale) => sale.source_id === id);
      expect(current).toEqual({
        ...leadFigures(leadsIn(FROM_MS, TO_MS).filter((lead) => lead.source_id === id)),
        ...saleFigures(sold),
        spend_cents: sumOf(kept(sold), (sale) => sale.price_cents),
        earned_cents: sumOf(kept(sold), (sale) => sale.earning_cents),
        revenue_cents: sumOf(kept(sold), (sale) => sale.price_cents - sale.earning_cents),
        ...NO_PROGRESS,
      });
    }
    const byBuyer = (await ask(market.admin, `groups?by=buyer&${SPAN}`)).groups as Group[];
    expect(byBuyer.map(({ id, current }) => [id, current["sales"]]).toSorted()).toEqual(
      market.buyers.map(({ id }) => [id, salesIn(FROM_MS, TO_MS, id).length]).toSorted(),
    );
    const byAffiliate = (await ask(market.admin, `groups?by=affiliate&${SPAN}`)).groups as Group[];
    expect(byAffiliate.map(({ id, current }) => [id, current["leads"]]).toSorted()).toEqual(
      market.affiliates.map(({ id }) => [id, leadsIn(FROM_MS, TO_MS, id).length]).toSorted(),
    );
    const spends = byBuyer.map(({ current }) => current["spend_cents"] ?? 0);
    expect(spends).toEqual(spends.toSorted((a, b) => b - a));
  });

  it("names a buyer's campaigns and sources as it knows them, without any earnings", async () => {
    const { id, caller } = first(market.buyers);
    const mine = salesIn(FROM_MS, TO_MS, id);
    const byCampaign = (await ask(caller, `groups?by=campaign&${SPAN}`)).groups as Group[];
    const { rows } = await market.api.database.pool.query<{ id: string; no: number }>(
      "select id, no from campaign where account_id = $1",
      [id],
    );
    expect(byCampaign).toHaveLength(2);
    for (const group of byCampaign) {
      const bought = mine.filter(
        (sale) => sale.campaign_no === rows.find((row) => row.id === group.id)?.no,
      );
      expect(group.current).toEqual({
        ...NO_LEADS,
        ...saleFigures(bought),
        ...NO_MONEY,
        spend_cents: sumOf(kept(bought), (sale) => sale.price_cents),
        ...progressFigures(bought),
      });
    }
    const byState = (await ask(caller, `groups?by=state&${SPAN}`)).groups as Group[];
    expect(byState.reduce((total, { current }) => total + (current["won"] ?? 0), 0)).toBe(
      wonOf(mine).length,
    );
    expect(byState.every(({ id: state, name }) => /^[A-Z]{2}$/.test(state) && name === state)).toBe(
      true,
    );
    const [here, there] = await Promise.all(
      market.buyers.map(
        async (buyer) => (await ask(buyer.caller, `groups?by=source&${SPAN}`)).groups as Group[],
      ),
    );
    expect(here?.length).toBe(new Set(mine.map((sale) => sale.source_id)).size);
    expect(here?.reduce((total, { current }) => total + (current["sales"] ?? 0), 0)).toBe(
      mine.length,
    );
    // Two buyers cannot find out that they know the same source.
    expect(here?.filter(({ id: alias }) => there?.some((other) => other.id === alias))).toEqual([]);
    for (const sourceId of market.affiliates.flatMap(({ sourceIds }) => sourceIds))
      expect(JSON.stringify(here)).not.toContain(sourceId);
  });

  it("gives an affiliate its sources and why its leads were refused", async () => {
    const { id, sourceIds, caller } = first(market.affiliates);
    const bySource = (await ask(caller, `groups?by=source&${SPAN}`)).groups as Group[];
    expect(bySource.map((group) => group.id).toSorted()).toEqual(sourceIds.toSorted());
    for (const group of bySource) {
      const sold = salesIn(FROM_MS, TO_MS, id).filter((sale) => sale.source_id === group.id);
      expect(group.current).toEqual({
        ...leadFigures(leadsIn(FROM_MS, TO_MS, id).filter((lead) => lead.source_id === group.id)),
        ...saleFigures(sold),
        ...NO_MONEY,
        earned_cents: sumOf(kept(sold), (sale) => sale.earning_cents),
        ...NO_PROGRESS,
      });
    }
    const byReason = (await ask(caller, `groups?by=reason&${SPAN}`)).groups as Group[];
    const refused = leadsIn(FROM_MS, TO_MS, id).filter((lead) => lead.answer_status !== "accepted");
    expect(refused.length).toBeGreaterThan(0);
    expect(
      byReason
        .filter(({ current }) => current["leads"] !== 0)
        .map((group) => [group.id, group.current])
        .toSorted(),
    ).toEqual(
      [...Map.groupBy(refused, (lead) => lead.reason_code)]
        .map(([reason, rows]) => [
          reason,
          { ...leadFigures(rows), ...NO_SALES, ...NO_MONEY, ...NO_PROGRESS },
        ])
        .toSorted(),
    );
  });
});
