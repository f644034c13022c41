// Tests the market grouped by campaign, source, reason and more, with the figures that each reader
// may see.
import { describe, expect, it } from "vitest";
import { type PlainLead, type PlainSale, sumOf } from "../../../../test/support/reported-market.ts";
import {
  ask,
  first,
  FROM_MS,
  kept,
  leadsIn,
  market,
  progressFigures,
  salesIn,
  setUpReports,
  share,
  SPAN,
  TO_MS,
  wonOf,
} from "./reports.test-support.ts";

setUpReports();

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
  /** The progress of leads is visible to their buyer only. */
  const NO_PROGRESS = { contacted: null, appointments: null, won: null };
  const NO_MONEY = { spend_cents: null, earned_cents: null, revenue_cents: null };

  it("returns the operator every grouping with all amounts", async () => {
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

  it("returns an affiliate its sources and why its leads were refused", async () => {
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
