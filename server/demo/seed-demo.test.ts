// The demo network is plausible in every figure, and its books are true.
import { HOUR_MS } from "../../domain/time.ts";
import { DEFAULT_RATING_RULES, type RatingRules } from "../../domain/distribution/bidder.ts";
import { countRecentReturns, refreshModifiers } from "../modules/marketplace/returns/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LISTING_RULES } from "../../domain/distribution/listing.ts";
import { DEFAULT_SCORE_SETTINGS } from "../../domain/scoring/score-lead.ts";
import { type TestDatabase, createTestDatabase } from "../../test/support/database.ts";
import { NETWORK_ID, TEST_RULES } from "../../test/support/market.ts";
import { TEST_PAYEE_VAULT, TEST_VAULT } from "../../test/support/test-vaults.ts";
import { ReplayBench } from "../../test/support/recorded-outcomes.ts";
import { verifyLedger } from "../modules/money/ledger/index.ts";
import { rememberIdentities } from "../modules/marketplace/leads/remember-identities.ts";
import { unpackDecision } from "../modules/selling/distribution/index.ts";
import { buildPlaceFinder, buildPlacesFinder, readZips } from "../platform/geo/zip-table.ts";
import { previewSettingsOf } from "../../test/support/settings-preview.ts";
import { seedDemo } from "./seed-demo.ts";

const NOW_MS = Date.parse("2026-11-21T15:30:00Z");
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     values ($1, 'network', 'Plat', 'active', 'America/New_York', $2)`,
    [NETWORK_ID, new Date(NOW_MS)],
  );
  const zips = readZips();
  const findPlace = buildPlaceFinder(zips);
  await seedDemo({
    pool: database.pool,
    databaseUrl: database.url,
    publicUrl: "http://localhost:3000",
    nowMs: NOW_MS,
    onProgress: () => undefined,
    rules: TEST_RULES,
    intake: {
      vault: TEST_VAULT,
      findPlace,
      networkName: () => "Plat",
      formerNetworkNames: () => [],
      scoreSettings: () => DEFAULT_SCORE_SETTINGS,
    },
    payeeVault: TEST_PAYEE_VAULT,
    lookups: { findZipCentre: (zip) => findPlace(zip), findPlaces: buildPlacesFinder(zips) },
  });
}, 600_000);

afterAll(() => database.drop());

const one = async (sql: string): Promise<Record<string, number>> => {
  const { rows } = await database.pool.query<Record<string, number>>(sql);
  return rows[0] ?? {};
};

describe("the demo network", () => {
  it("has 12 advertisers, 60 campaigns, 8 affiliates and 5,000 leads in three months", async () => {
    const figures = await one(`
      select (
          select count(*)::int
          from account
          where kind = 'advertiser' and status = 'active'
        ) as advertisers,
        (select count(*)::int from campaign) as campaigns,
        (
          select count(*)::int
          from account
          where kind = 'affiliate' and status = 'active'
        ) as affiliates, (select count(*)::int from lead) as leads,
        (select extract(day from max(received_at) - min(received_at))::int from lead) as days
    `);
    expect(figures).toMatchObject({ advertisers: 12, campaigns: 60, affiliates: 8 });
    expect(figures["leads"]).toBeGreaterThan(4_500);
    expect(figures["leads"]).toBeLessThan(5_600);
    expect(figures["days"]).toBeGreaterThanOrEqual(88);
  });

  it("sells 55–75 %, returns 3–8 %, has 2–5 % duplicates and 5–15 % hot leads", async () => {
    const shares = await one(`
      select 100.0 * count(*) filter (where sold_slots > 0) / count(*) as sold,
        100.0 * count(*) filter (where answer_status = 'duplicate') / count(*) as duplicates,
        100.0 * count(*) filter (where tier = 'hot') / count(*) as hot,
        (
          select 100.0 * count(*) filter (where status = 'returned') / count(*)
          from sale
        ) as returned
      from lead
    `);
    const within = (name: string, least: number, most: number): void => {
      expect(Number(shares[name]), name).toBeGreaterThanOrEqual(least);
      expect(Number(shares[name]), name).toBeLessThanOrEqual(most);
    };
    within("sold", 55, 75);
    within("returned", 3, 8);
    within("duplicates", 2, 5);
    within("hot", 5, 15);
  });

  it("gives every campaign a sale or a stated reason", async () => {
    const unsold = await database.pool.query<{ no: number; name: string }>(
      `select c.no, c.name
       from campaign c
       where c.status = 'active' and not exists (select from sale s where s.campaign_no = c.no)`,
    );
    const decided = await database.pool.query<{ decision: Buffer }>(
      "select decision from lead where decision is not null",
    );
    const explained = new Set(
      decided.rows.flatMap(({ decision }) =>
        unpackDecision(decision).lines.map(({ campaignNo }) => campaignNo),
      ),
    );
    expect(unsold.rows.filter(({ no }) => !explained.has(no))).toEqual([]);
    expect(
      (await one("select count(distinct campaign_no)::int as selling from sale"))["selling"],
    ).toBeGreaterThan(45);
  });

  it("pays affiliates, keeps wallets above 0 and has published its news", async () => {
    const figures = await one(`
      select (select count(*)::int from payout where itemised) as payouts,
        (select count(*)::int from wallet where balance_cents < 0) as overdrawn,
        (select count(*)::int from outbox) as waiting,
        (
          select count(*)::int
          from listing g
          join lead l on l.id = g.lead_id
          where l.status = 'available'
        ) as listed
    `);
    expect(figures).toMatchObject({ overdrawn: 0, waiting: 0 });
    expect(figures["payouts"]).toBeGreaterThan(40);
    // All but the last few were sent; who signs in as the affiliate can ask for one, and the
    // operator has some to decide and some for the bank.
    const payouts = await one(`
      select (select count(*)::int from payout where status = 'sent') as sent,
        (select count(*)::int from payout where status = 'requested') as requested,
        (select count(*)::int from payout where status = 'approved') as approved,
        (
          select count(*)::int
          from payout p
          join account a on a.id = p.affiliate_id
          where a.name = 'Porchlight Media' and p.status <> 'sent'
        ) as own_open,
        (
          select min(s.cents)::int
          from (
            select sum(earning_cents) as cents
            from sale s
            join account a on a.id = s.affiliate_id
            where a.name = 'Porchlight Media' and s.earning_status = 'payable'
          ) s
        ) as own_payable
    `);
    expect(payouts).toMatchObject({ approved: 2, own_open: 0 });
    expect(payouts["sent"]).toBeGreaterThan(40);
    expect(payouts["requested"]).toBeGreaterThanOrEqual(3);
    expect(payouts["own_payable"]).toBeGreaterThanOrEqual(5_000);
    expect(figures["listed"]).toBeGreaterThan(5);
  });

  it("leaves the operator something to decide and to approve", async () => {
    const figures = await one(`
      select (
        select count(*)::int
        from lead_return
        where status = 'filed' and filed_at < '2026-11-21T15:30:00Z'
      ) as open,
        (select count(distinct reason)::int from lead_return where status = 'filed') as reasons,
        (select count(*)::int from account where status = 'pending') as waiting,
        (
          select count(*)::int
          from lead_return r
          join sale s on s.id = r.sale_id
          join account a on a.id = s.affiliate_id
          where r.status = 'filed' and a.name = 'Porchlight Media'
        ) as own
    `);
    expect(figures).toEqual({ open: 5, reasons: 5, waiting: 3, own: 2 });
    // Each with its own evidence, none that the checks prove, and all of them still in time.
    const { rows } = await database.pool.query(
      `select reason, evidence, decide_until > '2026-11-21T15:30:00Z' as in_time, people_only,
         evidence -> 'bought' ->> 'campaign_name' is not null as bought_by_campaign
       from lead_return
       where status = 'filed'`,
    );
    for (const row of rows)
      expect(row, row.reason).toMatchObject({
        in_time: true,
        people_only: false,
        bought_by_campaign: true,
        evidence: { lead: { state: expect.any(String) }, consent: { scope: "network" } },
      });
    expect(rows.map((row) => row.evidence.finding).toSorted()).toEqual([
      "disproved",
      "open",
      "open",
      "open",
      "open",
    ]);
  });

  it("happened before the moment it was seeded at", async () => {
    const late = await one(`
      select (
        select count(*)::int
        from lead
        where received_at > '2026-11-21T15:30:00Z'
      ) + (select count(*)::int from transfer where at > '2026-11-21T15:30:00Z') + (
        select count(*)::int
        from sale
        where sold_at > '2026-11-21T15:30:00Z'
      ) as late
    `);
    expect(late).toEqual({ late: 0 });
  });

  it("has books that verify", async () => {
    expect(await verifyLedger(database.pool)).toEqual([]);
  });

  it("uses only reserved numbers and example addresses", async () => {
    const { rows } = await database.pool.query<{
      lead_id: string;
      key_salt: Buffer;
      sealed: Buffer;
    }>("select * from lead_private");
    for (const row of rows) {
      const { contact } = JSON.parse(
        TEST_VAULT.open(row.lead_id, { salt: row.key_salt, sealed: row.sealed }),
      ) as { contact: { phone: string; email: string } };
      expect(contact.phone).toMatch(/^\+1\d{3}55501\d\d$/);
      expect(contact.email).toMatch(/@example\.com$/);
    }
  });
});

describe("the demo's last four weeks, replayed", () => {
  it("give every campaign exactly what was recorded for it, lead by lead", async () => {
    const bench = await ReplayBench.open(database.url, database.pool, NOW_MS);
    let compared = 0;
    const reasons = new Set<string>();
    for (const campaign of await bench.campaigns()) {
      const recorded = await bench.recorded(campaign.bidder);
      const replayed = new Map(
        [...(await bench.replayed(campaign))].filter(([, told]) => told !== null),
      );
      const differing = [...new Set([...recorded.keys(), ...replayed.keys()])].flatMap((id) =>
        recorded.get(id) === replayed.get(id)
          ? []
          : [`${campaign.bidder.no} ${id}: ${recorded.get(id)} / ${replayed.get(id)}`],
      );
      expect(differing, `campaign ${campaign.bidder.no}`).toEqual([]);
      compared += recorded.size;
      for (const told of recorded.values()) reasons.add((told ?? "").split(" ")[0] ?? "");
    }
    await bench.close();
    expect(compared).toBeGreaterThan(3_000);
    expect([...reasons]).toEqual(
      expect.arrayContaining(["won", "outbid", "outside_hours", "cap_reached"]),
    );
  });
});

describe("a preview of the settings says what the demo's last four weeks recorded", () => {
  const SINCE = "timestamptz '2026-11-21T15:30:00Z' - interval '28 days'";
  const preview = (patch: Parameters<typeof previewSettingsOf>[2]) =>
    previewSettingsOf(database.pool, NOW_MS, patch);

  it("tiers, from the totals that the leads were scored", async () => {
    const { rows } = await database.pool.query(
      `select tier as from, then_tier as to, count(*)::int as leads
       from lead, lateral (
         select case
           when score_total >= 6000 then 'hot'
           when score_total >= 4200 then 'nurture'
           else 'cold'
         end as then_tier
       ) t
       where received_at >= ${SINCE} and answer_status = 'accepted' and then_tier <> tier
       group by 1, 2`,
    );
    expect(rows.length).toBeGreaterThan(1);
    const { tiers } = await preview({ tier_thresholds: { hot: 6_000, nurture: 4_200 } });
    expect(tiers).toHaveLength(rows.length);
    expect(tiers).toEqual(expect.arrayContaining(rows));
  });

  it("asking prices, which listings began at", async () => {
    const { listings, asked } = await one(`
      select count(g.exclusive_start_cents)::int as listings,
        sum(g.exclusive_start_cents)::int as asked
      from listing g
      join lead l on l.id = g.lead_id
      where l.received_at >= ${SINCE}`);
    const doubled = Object.fromEntries(
      Object.entries(DEFAULT_LISTING_RULES.priceTable).map(([side, row]) => [
        side,
        Object.fromEntries(Object.entries(row).map(([tier, price]) => [tier, Number(price) * 2])),
      ]),
    );
    expect((await preview({ price_table: doubled })).asking).toEqual({
      listings,
      before_cents: asked,
      after_cents: (asked ?? Number.NaN) * 2,
    });
  });

  it("duplicates, by the days that counted when they came", async () => {
    const findPlace = buildPlaceFinder(readZips());
    const remembering = { pool: database.pool, vault: TEST_VAULT, findPlace };
    while ((await rememberIdentities(remembering, NOW_MS + HOUR_MS)) > 0);
    const { recorded } = await one(`
      select count(*)::int as recorded
      from lead
      where received_at >= ${SINCE} and reason_code = 'duplicate'`);
    expect(recorded).toBeGreaterThan(0);
    const { duplicates } = await preview({ duplicate_days: 1, exclusive_days: 1 });
    expect(duplicates?.before).toBe(recorded);
    expect(duplicates?.after).toBeLessThan(recorded ?? 0);
  });

  it("returns that came after the window, and earnings that are held", async () => {
    const recorded = await one(`
      select (
          select count(*)::int
          from lead_return r
          join sale s on s.id = r.sale_id
          where r.filed_at >= ${SINCE} and r.filed_at > s.delivered_at + interval '2 days'
        ) as late,
        (
          select coalesce(sum(earning_cents) filter (where hold_days > 0), 0)::int
          from sale
          where sold_at >= ${SINCE}
        ) as held,
        (select sum(earning_cents)::int from sale where sold_at >= ${SINCE}) as earned`);
    expect(recorded["late"]).toBeGreaterThan(0);
    expect((await preview({ return_days: 2 })).late_returns).toBe(recorded["late"]);
    expect((await preview({ new_affiliate_days: 3_650 })).held_earnings).toEqual({
      before_cents: recorded["held"],
      after_cents: recorded["earned"],
    });
  });

  it("affiliates whose payable balance, in no payout yet, reaches the least payout", async () => {
    const { before, after } = await one(`
      select count(*) filter (where cents >= 5000)::int as before,
        count(*) filter (where cents >= 600000)::int as after
      from (
        select sum(earning_cents) as cents
        from sale
        where earning_status = 'payable' and id not in (select sale_id from payout_line)
        group by affiliate_id
      ) s`);
    expect(after).toBeLessThan(before ?? 0);
    expect((await preview({ least_payout_cents: 600_000 })).payable_affiliates).toEqual({
      before,
      after,
    });
  });

  it("buyers with a lower rank, as the next round of bid modifiers finds them", async () => {
    const { rowCount } = await database.pool.query(
      "update lead_return set status = 'declined', decided_at = $1 where status = 'approved'",
      [new Date(NOW_MS - HOUR_MS)],
    );
    expect(rowCount).toBeGreaterThan(1);
    const refreshed = async (rules: RatingRules) => {
      await refreshModifiers(database.pool, rules, NOW_MS);
      return one("select count(*)::int as lower from advertiser where bid_modifier < 10000");
    };
    const declined = (await countRecentReturns(database.pool, NOW_MS)).filter(
      (counts) => counts.declined > 0,
    );
    // From so many leads on that only the largest of these buyers is rated.
    const changed = {
      ratedFromLeads: Math.max(...declined.map(({ received }) => received)),
      leastModifier: 5_000,
    };
    const previewed = await preview({
      rated_from_leads: changed.ratedFromLeads,
      least_modifier_basis_points: changed.leastModifier,
    });
    const { lower: after } = await refreshed(changed);
    const { lower: before } = await refreshed(DEFAULT_RATING_RULES);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before ?? 0);
    const moved = await refreshModifiers(database.pool, changed, NOW_MS);
    expect(previewed.buyers_ranked_lower).toEqual({ before, after, changed: moved });
    // With a floor of 99% for one of 80%, as many rank lower, by other modifiers.
    await refreshed(DEFAULT_RATING_RULES);
    const floor = { ...DEFAULT_RATING_RULES, leastModifier: 9_900 };
    const { buyers_ranked_lower: raised } = await preview({ least_modifier_basis_points: 9_900 });
    const others = await refreshModifiers(database.pool, floor, NOW_MS);
    expect(others).toBeGreaterThan(0);
    expect(raised).toEqual({ before, after: before, changed: others });
  });
});
