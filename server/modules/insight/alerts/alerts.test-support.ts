// A network with a source, a buyer and weeks of leads and sales, for the tests of alerts. Rows are
// copies of a lead that was posted and sold, so that weeks take no time.
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, post, postBody } from "../../../../test/support/market.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { createHourReader } from "./read-hours.ts";
import { createSettledReader } from "./read-source-days.ts";
import { runRound } from "./run-round.ts";

export interface AlertNetwork {
  readonly api: TestApi;
  readonly clock: { nowMs: number };
  readonly sourceId: string;
  readonly affiliateId: string;
  readonly buyerId: string;
  readonly campaignNo: number;
  readonly run: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs a round and publishes; returns what it opened and closed. */
  readonly round: () => Promise<{ opened: number; closed: number }>;
  /** Copies the posted lead, so many every hour. */
  readonly leads: (span: Span) => Promise<unknown>;
  /** Copies the sale with a lead of its own. */
  readonly sales: (span: Span) => Promise<unknown>;
  readonly alerts: () => Promise<Record<string, unknown>[]>;
}

export interface Span {
  /** Hours before now: from the older one up to, not including, the younger one. */
  readonly from: number;
  readonly until: number;
  readonly anHour: number;
  /** Of `anHour`, accepted ones; all without. */
  readonly accepted?: number;
  readonly cents?: number;
}

/** The latest moment that is past and lies so many milliseconds after midnight, UTC. */
function latestMoment(afterMidnightMs: number): number {
  return Math.floor((Date.now() - afterMidnightMs) / DAY_MS) * DAY_MS + afterMidnightMs;
}

export async function startAlertNetwork(): Promise<AlertNetwork> {
  // Inserted ids encode the database's time, so that the day is the real one. The hour is fixed:
  // what came today is known to the second, what came before to the hour.
  const clock = { nowMs: latestMoment(12 * HOUR_MS + HOUR_MS / 2) };
  const api = await TestApi.start(() => clock.nowMs);
  const { pool } = api.database;
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, values);
  const source = await api.fixture.source();
  const buyerId = await api.fixture.advertiser("Ruiz Realty", 100_000);
  const campaignNo = await api.fixture.campaign({ accountId: buyerId, exclusiveCents: 4_000 });
  await post(api.market, source, postBody(1), () => clock.nowMs);
  await run("create table a_lead as select * from lead");
  await run("create table a_sale as select * from sale");
  await run("delete from sale");
  await run("update source set updated_at = $1", [new Date(clock.nowMs - 90 * DAY_MS)]);
  await run("update campaign set updated_at = $1", [new Date(clock.nowMs - 90 * DAY_MS)]);
  await run("delete from outbox");
  // Without days on which clocks change.
  await run("update account set time_zone = 'UTC'");
  const times = `
    select gen_random_uuid() as key, n,
      to_timestamp($1) - h * interval '1 hour' + n * interval '10 seconds' as at
    from generate_series($2::int + 1, $3::int) h, generate_series(1, $4::int) n
  `;
  const valuesOf = ({ from, until, anHour }: Span) => [
    Math.floor(clock.nowMs / 1_000),
    until,
    from,
    anHour,
  ];
  const ID = "uuidv7(t.at - clock_timestamp())";
  return {
    api,
    clock,
    sourceId: source.id,
    affiliateId: source.affiliateId,
    buyerId,
    campaignNo,
    run,
    async round() {
      const deps = {
        pool,
        networkId: () => NETWORK_ID,
        now: () => clock.nowMs,
        // Tests delete what a process would keep.
        readHours: createHourReader(pool),
        readSettled: createSettledReader(pool),
      };
      const applied = await runRound(deps, 0);
      while ((await publishOutbox(pool, () => 0.5)).more);
      return applied ?? { opened: 0, closed: 0 };
    },
    leads: (span) =>
      run(
        `insert into lead
         select r.*
         from (${times}) t, a_lead l, lateral jsonb_populate_record(l, jsonb_build_object(
           'id', ${ID}, 'received_at', t.at,
           'answer_status', case when t.n <= $5::int then 'accepted' else 'rejected' end
         )) r`,
        [...valuesOf(span), span.accepted ?? span.anHour],
      ),
    sales: (span) =>
      run(
        `with t as (select ${ID} as id, t.at from (${times}) t),
         leads as (
           insert into lead
           select r.*
           from t, a_lead l,
             lateral jsonb_populate_record(
               l, jsonb_build_object('id', t.id, 'received_at', t.at)
             ) r
         )
         insert into sale
         select r.*
         from t, a_sale s, lateral jsonb_populate_record(s, jsonb_build_object(
           'id', t.id, 'lead_id', t.id, 'sold_at', t.at, 'delivered_at', t.at,
           'price_cents', $5::bigint, 'bid_cents', $5::bigint, 'earning_cents', 0
         )) r`,
        [...valuesOf(span), span.cents ?? 4_000],
      ),
    async alerts() {
      const { rows } = await run(
        `select kind, subject_kind, subject_id, account_id, closed_because, evidence
         from alert
         order by opened_at, kind`,
      );
      return rows;
    },
  };
}
