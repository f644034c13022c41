// Compares the feedback of buyers with plain rows: outcomes and reasons per affiliate and source,
// small counts hidden, no buyer named; and the last lead of each source.
import { beforeAll, describe, expect, it } from "vitest";
import { MIN_SHOWN_COUNT } from "../../../../domain/access/mask-small-count.ts";
import {
  FROM_MS,
  SPAN,
  TO_MS,
  ask,
  first,
  iso,
  kept,
  leadsIn,
  market,
  sales,
  salesIn,
  setUpReports,
} from "./reports.test-support.ts";

setUpReports();

interface Counted {
  readonly outcome?: string;
  readonly reason?: string | null;
  readonly sales: number | null;
}

const query = (sql: string, values: readonly unknown[]) =>
  market.api.database.pool.query(sql, [...values]);

/** The outcomes as the rows have them. */
async function plainOutcomes(ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await query(
    `select coalesce(w.outcome, 'new') as outcome, count(*)::int as count
     from unnest($1::uuid[]) as s (id)
     left join sale_progress w on w.sale_id = s.id
     group by 1`,
    [ids],
  );
  return new Map(rows.map(({ outcome, count }) => [outcome, count]));
}

beforeAll(async () => {
  // Six lost for one reason, three for another, the others without one.
  const ids = kept(salesIn(FROM_MS, TO_MS)).map(({ id }) => id);
  const { rows } = await query(
    "select sale_id from sale_progress where sale_id = any($1::uuid[])",
    [ids],
  );
  const lost = rows.map(({ sale_id: id }) => id).toSorted();
  if (lost.length <= 10) throw new Error("too few sales were worked on");
  await query("update sale_progress set outcome = 'lost' where sale_id = any($1::uuid[])", [
    lost.slice(0, 10),
  ]);
  for (const [reason, some] of [
    ["has_agent", lost.slice(0, 6)],
    ["wrong_person", lost.slice(6, 9)],
  ] as const)
    await query("update sale_progress set lost_reason = $1 where sale_id = any($2::uuid[])", [
      reason,
      some,
    ]);
});

describe("what buyers say", () => {
  it("is counted per affiliate, and small counts are hidden", async () => {
    for (const affiliate of market.affiliates) {
      const own = kept(salesIn(FROM_MS, TO_MS, affiliate.id));
      const plain = await plainOutcomes(own.map(({ id }) => id));
      const report = await ask(affiliate.caller, `feedback?${SPAN}`);
      expect(report.sales).toBe(own.length);
      const outcomes: readonly Counted[] = report.outcomes;
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(
        [...plain.keys()].toSorted(),
      );
      for (const { outcome = "", sales: shown } of outcomes)
        if (shown !== null) expect(shown).toBe(plain.get(outcome));
      const small = [...plain.values()].filter((count) => count < MIN_SHOWN_COUNT);
      const hidden = outcomes.filter(({ sales: shown }) => shown === null);
      expect(hidden.length).toBeGreaterThanOrEqual(small.length);
      // The total gives no small count away.
      const rest = report.sales - outcomes.reduce((sum, { sales: shown }) => sum + (shown ?? 0), 0);
      if (small.length > 0 && hidden.length < outcomes.length)
        expect(rest).toBeGreaterThanOrEqual(MIN_SHOWN_COUNT);
    }
  });

  it("names the reasons of lost sales, and never a buyer", async () => {
    const all = await market.api.call(market.admin, "GET", `/v1/reports/feedback?${SPAN}`);
    const lost: readonly Counted[] = all.body.lost;
    expect(lost.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(["has_agent", "wrong_person", null]),
    );
    expect(lost.find(({ reason }) => reason === "wrong_person")?.sales).toBeNull();
    const buyers = await query("select id, name from account where kind = 'advertiser'", []);
    for (const affiliate of market.affiliates) {
      const { text } = await market.api.call(
        affiliate.caller,
        "GET",
        `/v1/reports/feedback?${SPAN}`,
      );
      for (const { id, name } of buyers.rows) {
        expect(text).not.toContain(id);
        expect(text).not.toContain(name);
      }
    }
  });

  it("is counted per source: the sources sum up to their affiliate", async () => {
    for (const affiliate of market.affiliates) {
      const { rows } = await query("select id from source where account_id = $1", [affiliate.id]);
      let sum = 0;
      for (const { id } of rows) {
        const report = await ask(affiliate.caller, `feedback?${SPAN}&source_id=${id}`);
        sum += report.sales;
      }
      expect(sum).toBe(kept(salesIn(FROM_MS, TO_MS, affiliate.id)).length);
    }
  });

  it("has the returns by reason, which add up to the list of returns", async () => {
    const sale = first(kept(salesIn(FROM_MS, TO_MS)));
    const affiliate = first(market.affiliates.filter(({ id }) => id === sale.affiliate_id));
    const buyer = first(market.buyers.filter(({ id }) => id === sale.buyer_id));
    const before = await ask(affiliate.caller, `feedback?${SPAN}`);
    await market.api.call(
      buyer.caller,
      "POST",
      `/v1/sales/${sale.id}/return`,
      { reason: "not_owner", note: "A neighbor answered." },
      { "idempotency-key": "feedback" },
    );
    const { rows } = await query("select filed_at from lead_return where sale_id = $1", [sale.id]);
    const now = new Date(rows[0].filed_at).getTime();
    const span = `from=${iso(now - 1_000)}&to=${iso(now + 1_000)}`;
    const after = await ask(affiliate.caller, `feedback?${span}`);
    expect(after.returns).toContainEqual({
      reason: "not_owner",
      returns: 1,
      approved: 0,
      filed: 1,
      declined: 0,
    });
    expect(before.returns.every(({ reason }: Counted) => reason !== "not_owner")).toBe(true);
  });

  it("is refused to buyers, and for another affiliate's source not found", async () => {
    const buyer = first(market.buyers);
    const [one, other] = market.affiliates;
    expect(
      (await market.api.call(buyer.caller, "GET", `/v1/reports/feedback?${SPAN}`)).status,
    ).toBe(403);
    const { rows } = await query("select id from source where account_id = $1", [other?.id]);
    expect(
      (
        await market.api.call(
          one?.caller ?? null,
          "GET",
          `/v1/reports/feedback?${SPAN}&source_id=${rows[0].id}`,
        )
      ).status,
    ).toBe(404);
  });
});

describe("the record of a source", () => {
  it("names its last lead of the period, for its affiliate and the network alone", async () => {
    for (const affiliate of market.affiliates) {
      const { groups } = await ask(affiliate.caller, `groups?by=source&${SPAN}`);
      expect(groups.length).toBeGreaterThan(0);
      for (const group of groups) {
        const own = leadsIn(FROM_MS, TO_MS, affiliate.id).filter(
          ({ source_id: id }) => id === group.id,
        );
        const last = Math.max(...own.map(({ received_at: at }) => at.getTime()));
        expect(group.last_lead_at).toBe(own.length === 0 ? null : iso(last));
      }
    }
    const bought = await ask(first(market.buyers).caller, `groups?by=source&${SPAN}`);
    for (const group of bought.groups) expect(group).not.toHaveProperty("last_lead_at");
    expect(sales.length).toBeGreaterThan(0);
  });
});
