// Tests each rule of alerts against a database: it opens once, stays one, and closes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { keepDayFacts } from "../pivot/index.ts";
import { type AlertNetwork, startAlertNetwork } from "./alerts.test-support.ts";

const WEEKS_HOURS = 40 * 24;
let network: AlertNetwork;

beforeAll(async () => {
  network = await startAlertNetwork();
});
afterAll(() => network.api.stop());
beforeEach(async () => {
  for (const table of ["alert", "alert_rule", "alert_day", "alert_source_day", "sale", "lead"])
    await network.run(`delete from ${table}`);
  for (const table of ["fact_day", "fact_progress", "lead_day_fact", "sale_day_fact", "event"])
    await network.run(`delete from ${table}`);
});

const only = (...kinds: string[]) =>
  network.run(
    `insert into alert_rule (kind, is_on, limits, changed_at)
     select kind, false, '{}', $2
     from unnest(array['accept_rate', 'buyer_quiet', 'contact_rate', 'delivery_failing',
       'queue_age', 'return_rate', 'source_quiet', 'wallet_days']) kind
     where kind <> all ($1::text[])`,
    [kinds, new Date(network.clock.nowMs)],
  );

/** Told to whom, by account and type. */
async function told(): Promise<unknown[]> {
  const { rows } = await network.run(
    "with gone as (delete from event returning account_id, type, seq) " +
      "select account_id, type from gone order by seq",
  );
  return rows.map(({ account_id: account, type }) => [account, type]);
}

describe("a source", () => {
  it("that is quiet opens one alert, which its affiliate is told too, and closes", async () => {
    await only("source_quiet");
    await network.leads({ from: WEEKS_HOURS, until: 6, anHour: 4 });
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    const about = {
      kind: "source_quiet",
      subject_kind: "source",
      subject_id: network.sourceId,
      account_id: network.affiliateId,
    };
    expect(await network.alerts()).toMatchObject([{ ...about, closed_because: null }]);
    // Four an hour for seven hours; the last one came 40 seconds into them.
    expect(await network.alerts()).toMatchObject([{ evidence: { value: 419, of: 28 } }]);
    expect(await told()).toEqual([
      [NETWORK_ID, "alert_opened"],
      [network.affiliateId, "alert_opened"],
    ]);
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    expect(await network.alerts()).toHaveLength(1);
    expect(await told()).toEqual([]);
    await network.leads({ from: 1, until: 0, anHour: 4 });
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
    expect(await network.alerts()).toMatchObject([{ ...about, closed_because: "well" }]);
    expect(await told()).toEqual([
      [NETWORK_ID, "alert_closed"],
      [network.affiliateId, "alert_closed"],
    ]);
  });

  it("is judged alike from sums of days and from rows", async () => {
    await only("source_quiet", "accept_rate");
    await network.leads({ from: WEEKS_HOURS, until: 24, anHour: 6, accepted: 4 });
    await network.leads({ from: 24, until: 6, anHour: 12, accepted: 2 });
    await network.round();
    const fromRows = await network.alerts();
    expect(fromRows.map(({ kind }) => kind)).toEqual(["accept_rate", "source_quiet"]);
    const { pool } = network.api.database;
    const deps = { pool, networkId: () => NETWORK_ID, now: () => network.clock.nowMs };
    while ((await keepDayFacts(deps)) > 0);
    await network.run("delete from alert");
    await network.round();
    expect(await network.alerts()).toEqual(fromRows);
  });

  it("that is paused, or of a suspended account, is not quiet", async () => {
    await only("source_quiet");
    await network.leads({ from: WEEKS_HOURS, until: 6, anHour: 4 });
    await network.round();
    await network.run("update source set status = 'paused'");
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
    expect(await network.alerts()).toMatchObject([{ closed_because: "not_watched" }]);
    await network.run("update source set status = 'active'");
    await network.run("delete from alert");
    await network.run("update account set status = 'suspended' where id = $1", [
      network.affiliateId,
    ]);
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await network.run("update account set status = 'active' where id = $1", [network.affiliateId]);
  });

  it("of which fewer leads are accepted than usual opens an alert with the counts", async () => {
    await only("accept_rate");
    await network.leads({ from: WEEKS_HOURS, until: 24, anHour: 8, accepted: 6 });
    await network.leads({ from: 24, until: 0, anHour: 8, accepted: 3 });
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    const [alert] = (await network.alerts()) as [{ evidence: Record<string, number> }];
    expect(alert).toMatchObject({
      kind: "accept_rate",
      subject_id: network.sourceId,
      evidence: { usualOf: 28 * 24 * 8, usualCount: 28 * 24 * 6 },
    });
    expect(alert.evidence["value"]).toBeLessThan(4_200);
    expect(alert.evidence["low"]).toBeGreaterThan(alert.evidence["value"] ?? 0);
    expect(await told()).toEqual([[NETWORK_ID, "alert_opened"]]);
    await network.run("delete from lead");
    await network.leads({ from: WEEKS_HOURS, until: 0, anHour: 8, accepted: 6 });
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
  });

  it("of whose sales more are returned, or fewer reached, opens alerts", async () => {
    await only("return_rate", "contact_rate");
    await network.sales({ from: 45 * 24, until: 0, anHour: 1 });
    await network.run(
      `insert into sale_touch (id, sale_id, at, actor_kind, actor_id, outcome)
       select gen_random_uuid(), id, sold_at + interval '1 hour', 'user', 'u',
         case when extract(hour from sold_at)::int % 2 = 0 then 'contacted' else 'attempted' end
       from sale`,
    );
    for (let rounds = 0; rounds < 4; rounds += 1)
      expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    // Counted once: what happens later to settled days changes nothing.
    const count = async () =>
      (await network.run("select count(*)::int as days from alert_day")).rows[0]?.["days"];
    expect(await count()).toBe(35);
    await network.run("delete from alert_day where day > current_date - 12");
    await network.run("delete from alert_source_day where day > current_date - 12");
    await network.run(
      `update sale_touch t set outcome = 'attempted'
       from sale s
       where s.id = t.sale_id and s.sold_at > now() - interval '12 days'`,
    );
    await network.run(
      `insert into lead_return (id, sale_id, reason, status, filed_at, answer_until, decide_until)
       select gen_random_uuid(), id, 'wrong_number', 'filed', sold_at + interval '1 day', sold_at,
         sold_at
       from sale
       where sold_at > now() - interval '12 days' and extract(hour from sold_at)::int % 3 = 0`,
    );
    expect(await network.round()).toEqual({ opened: 2, closed: 0 });
    expect((await network.alerts()).map(({ kind }) => kind)).toEqual([
      "contact_rate",
      "return_rate",
    ]);
    await network.run("delete from lead_return");
    await network.run("delete from sale_touch");
  });
});

describe("a buyer", () => {
  it("that stopped buying opens an alert while its campaigns could buy", async () => {
    await only("buyer_quiet");
    await network.sales({ from: WEEKS_HOURS, until: 10, anHour: 3 });
    await network.run("update campaign set status = 'paused'");
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await network.run("update campaign set status = 'active'");
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    expect(await network.alerts()).toMatchObject([
      { kind: "buyer_quiet", subject_id: network.buyerId, account_id: network.buyerId },
    ]);
    // Neither the buyer nor its competitors are told.
    expect(await told()).toEqual([[NETWORK_ID, "alert_opened"]]);
    await network.run('update campaign set limits = \'{"leads": {"day": 0}}\'');
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
    await network.run("update campaign set limits = '{}'");
  });

  it("whose wallet lasts for too few days is told, and once it is filled again", async () => {
    await only("wallet_days");
    // 48 sales of $10 a day: $480 a day.
    await network.sales({ from: 10 * 24, until: 0, anHour: 2, cents: 1_000 });
    const fill = (cents: number) => network.run("update wallet set balance_cents = $1", [cents]);
    await fill(48_000 * 4);
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await fill(48_000 * 2);
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    expect(await network.alerts()).toMatchObject([
      {
        kind: "wallet_days",
        evidence: { value: 20, low: 30, availableCents: 96_000, spentCents: 336_000 },
      },
    ]);
    expect(await told()).toEqual([
      [NETWORK_ID, "alert_opened"],
      [network.buyerId, "alert_opened"],
    ]);
    // A little above the limit it stays open.
    await fill(48_000 * 3.5);
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await fill(48_000 * 4);
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
  });
});

describe("messages", () => {
  it("that a destination does not take open an alert after half an hour", async () => {
    await only("delivery_failing");
    const id = uuidv7(network.clock.nowMs);
    const since = (minutes: number) => new Date(network.clock.nowMs - minutes * MINUTE_MS);
    await network.run(
      `insert into destination (id, account_id, kind, name, status, settings, secret_salt,
         secret_sealed, fall_back_after_minutes, failing_since, created_at, updated_at)
       values ($1, $2, 'http', 'Our CRM', 'active', '{}', '', '', 5, $3, $3, $3)`,
      [id, network.buyerId, since(29)],
    );
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await network.run("update destination set failing_since = $1", [since(31)]);
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    expect(await network.alerts()).toMatchObject([
      { kind: "delivery_failing", subject_kind: "destination", subject_id: id },
    ]);
    await network.run("update destination set failing_since = null");
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
    await network.run("delete from destination");
  });

  it("that wait too long open an alert of their queue", async () => {
    await only("queue_age");
    await network.run("delete from email");
    const at = (minutes: number) => new Date(network.clock.nowMs - minutes * MINUTE_MS);
    await network.run(
      `insert into email (id, user_id, language, kind, items, count, at, send_at, is_open, status,
         tries, next_at)
       values ($1, 'u', 'en', 'digest', '[]', 1, $2, $2, false, 'waiting', 0, $2)`,
      [uuidv7(network.clock.nowMs), at(9)],
    );
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    await network.run("update email set next_at = $1", [at(11)]);
    expect(await network.round()).toEqual({ opened: 1, closed: 0 });
    expect(await network.alerts()).toMatchObject([
      {
        kind: "queue_age",
        subject_id: "emails",
        account_id: NETWORK_ID,
        evidence: { value: 11, high: 10, count: 1 },
      },
    ]);
    await network.run("delete from email");
    expect(await network.round()).toEqual({ opened: 0, closed: 1 });
  });
});

describe("a round", () => {
  it("is run by one of several processes, and opens one alert", async () => {
    await only("source_quiet");
    await network.leads({ from: WEEKS_HOURS, until: 6, anHour: 4 });
    const rounds = await Promise.all([network.round(), network.round(), network.round()]);
    expect(rounds.reduce((sum, { opened }) => sum + opened, 0)).toBe(1);
    expect(await network.alerts()).toHaveLength(1);
  });

  it("goes on quietly with an alert that closed less than a day ago", async () => {
    await only("source_quiet");
    await network.leads({ from: WEEKS_HOURS, until: 6, anHour: 4 });
    await network.round();
    await network.run("update source set status = 'paused'");
    await network.round();
    expect(await told()).toHaveLength(4);
    await network.run("update source set status = 'active'");
    expect(await network.round()).toEqual({ opened: 0, closed: 0 });
    expect(await network.alerts()).toMatchObject([{ closed_because: null }]);
    expect(await told()).toEqual([]);
    await network.run("update alert set told_at = told_at - interval '1 day'");
    await network.round();
    expect(await told()).toHaveLength(2);
    expect(await network.alerts()).toHaveLength(1);
  });

  it("closes the alerts of a rule that is off, and tells no one", async () => {
    await only("source_quiet");
    await network.leads({ from: WEEKS_HOURS, until: 6, anHour: 4 });
    await network.round();
    await told();
    await network.run("delete from alert_rule");
    await only();
    await network.round();
    expect(await network.alerts()).toMatchObject([{ closed_because: "rule_off" }]);
    expect(await told()).toEqual([]);
  });
});
