// Benchmarks reports that people build over a million leads: from sums of days, beside the same
// report from rows, in one run.
import pg from "pg";
import type { Actor } from "../domain/access/access.ts";
import { addDays } from "../domain/reports/pivot/days.ts";
import { type PivotQuestion, readPivot } from "../domain/reports/pivot/pivot.ts";
import { layOutPivot } from "../domain/reports/pivot/table.ts";
import { dayAt, keepDayFacts } from "../server/modules/insight/pivot/index.ts";
import { readFacts } from "../server/modules/insight/pivot/read-facts.ts";
import { settle } from "./bench-database.ts";
import type { BenchServer } from "./bench-market.ts";
import { makePast, postOriginals } from "./past-leads.ts";
import { makePostingMarket } from "./posting-market.ts";
import { type BenchRow, listed, median } from "./report.ts";

const LEADS = 1_000_000;
const CAMPAIGNS = 1_000;
const DAYS = 90;
const SOURCES = 40;
/** One sale in so many is returned. */
const RETURNED_EACH = 20;
const ROUNDS = 3;
/** The report from sums takes at most this share of the time from rows. */
const MOST_SHARE = 0.5;

const NO_FILTERS = { column: null, filters: [] };
const REPORTS: readonly (readonly [name: string, question: PivotQuestion])[] = [
  [
    "sources",
    { ...NO_FILTERS, rows: ["source"], measures: ["posted", "accept_rate", "sales", "spend"] },
  ],
  [
    "margins by source and buyer",
    { ...NO_FILTERS, rows: ["source", "buyer"], measures: ["spend", "margin", "return_rate"] },
  ],
  [
    "states by lead type",
    { rows: ["state"], column: "side", measures: ["posted", "sell_through"], filters: [] },
  ],
  [
    "hours of hot leads",
    { ...NO_FILTERS, rows: ["hour"], measures: ["sales", "spend"], filters: ["tier:hot"] },
  ],
  ["days", { ...NO_FILTERS, rows: ["day"], measures: ["posted", "sales", "spend", "margin"] }],
];

/** Measures each report as the network reads it: 45 days beside the 45 before. */
export async function benchReports(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(
    server,
    "reports",
    CAMPAIGNS,
    Date.now() - DAYS * 86_400_000,
  );
  await postOriginals(market);
  await makePast(market.url, [{ leads: LEADS, fromDays: DAYS, untilDays: 0 }]);
  const pool = new pg.Pool({ connectionString: market.url, max: 2 });
  const network = await spreadSources(pool);
  await settle(market.url);
  const summing = await sumAll(pool, network.id);
  await settle(market.url);
  const rows: BenchRow[] = [];
  for (const [name, question] of REPORTS)
    rows.push(...(await compare(pool, network, name, question)));
  rows.push(...(await alone(pool, network)), ...summing);
  await pool.end();
  return rows;
}

interface Network {
  readonly id: string;
  readonly timeZone: string;
}

/** Gives the leads forty sources, and returns some sales. */
async function spreadSources(pool: pg.Pool): Promise<Network> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name
     from information_schema.columns
     where table_schema = 'public'
       and table_name = 'source'
       and column_name not in ('id', 'key_hash', 'old_key_hash', 'posting_token')
       and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(", ");
  await pool.query(
    `insert into source (id, key_hash, ${names})
     select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), ${names}
     from (select * from source order by id limit 1) as first
     cross join generate_series(2, ${SOURCES})`,
  );
  // A few sources have most of the leads, as in the field.
  await pool.query(
    `create table share as
     select id, row_number() over (order by id) - 1 as place
     from source`,
  );
  const spread = (lead: string): string =>
    `floor(
       ${SOURCES} * power(('x' || left(md5(${lead}::text), 6))::bit(24)::integer / 16777216.0, 2)
     )`;
  await pool.query(
    `update lead l
     set source_id = s.id
     from share s
     where s.place = ${spread("l.id")}`,
  );
  await pool.query("update sale s set source_id = l.source_id from lead l where l.id = s.lead_id");
  await pool.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, decided_at, decide_until)
     select gen_random_uuid(), id, 'other', 'approved', sold_at + interval '2 days',
       sold_at + interval '3 days', sold_at + interval '3 days'
     from sale
     where ('x' || right(id::text, 4))::bit(16)::integer % ${RETURNED_EACH} = 0
       and sold_at < now() - interval '7 days'`,
  );
  await pool.query(
    `update sale s
     set status = 'returned', earning_status = 'reversed'
     from lead_return r
     where r.sale_id = s.id`,
  );
  const { rows } = await pool.query<{ id: string; time_zone: string }>(
    "select id, time_zone from account where kind = 'network'",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the market has no network");
  return { id: row.id, timeZone: row.time_zone };
}

/** Sums all days, as the loop does at first, and returns what it took. */
async function sumAll(pool: pg.Pool, networkId: string): Promise<BenchRow[]> {
  const startedMs = performance.now();
  let days = 0;
  for (let round = 1; round > 0; days += round)
    round = await keepDayFacts({ pool, networkId: () => networkId, now: Date.now });
  const ms = performance.now() - startedMs;
  const { rows } = await pool.query<{ bytes: string; leads: string }>(
    `select
       pg_total_relation_size('lead_day_fact') + pg_total_relation_size('sale_day_fact') as bytes,
       pg_total_relation_size('lead') + pg_total_relation_size('sale') as leads`,
  );
  const [sizes] = rows;
  return [
    { name: "reports: summing a day of 11,000 leads", value: ms / Math.max(1, days), unit: "ms" },
    {
      name: "reports: size of the sums ÷ of leads and sales",
      value: Number(sizes?.bytes) / Number(sizes?.leads),
      unit: "",
    },
  ];
}

const actorOf = ({ id: accountId }: Network): Actor => ({
  kind: "user",
  id: "bench",
  accountId,
  role: "admin",
  teamRole: "owner",
});

async function time(
  pool: pg.Pool,
  network: Network,
  question: PivotQuestion,
  isFromRows: boolean,
): Promise<{ readonly ms: number; readonly lines: number }> {
  const actor = actorOf(network);
  const last = addDays(dayAt(network.timeZone, Date.now()), -1);
  const pivot = readPivot(actor, question, { first: addDays(last, 1 - DAYS / 2), last });
  if (!pivot.ok) throw new Error(pivot.error.message);
  const startedMs = performance.now();
  const facts = await readFacts(pool, {
    pivot: pivot.value,
    actor,
    timeZone: network.timeZone,
    isFromRows,
  });
  const { lines } = layOutPivot(pivot.value, facts);
  return { ms: performance.now() - startedMs, lines: lines.length };
}

/** Alternates between both, so that a slow minute of the machine shows on both. */
async function compare(
  pool: pg.Pool,
  network: Network,
  name: string,
  question: PivotQuestion,
): Promise<BenchRow[]> {
  const [sums, rows]: [number[], number[]] = [[], []];
  let lines = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fromSums = await time(pool, network, question, false);
    const fromRows = await time(pool, network, question, true);
    if (fromSums.lines !== fromRows.lines) throw new Error(`${name}: sums and rows differ`);
    sums.push(fromSums.ms);
    rows.push(fromRows.ms);
    ({ lines } = fromSums);
  }
  return [
    {
      name: `report "${name}": from sums`,
      value: median(sums),
      unit: `ms (${listed(sums, 0)}), ${lines} lines`,
    },
    {
      name: `report "${name}": from rows`,
      value: median(rows),
      unit: `ms (${listed(rows, 0)})`,
    },
    {
      name: `report "${name}": sums ÷ rows`,
      value: median(sums) / median(rows),
      unit: "",
      mustReach: { atMost: MOST_SHARE },
    },
  ];
}

/** What no sums answer: sub ids, of which there may be as many as leads. */
async function alone(pool: pg.Pool, network: Network): Promise<BenchRow[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      (await time(pool, network, { ...NO_FILTERS, rows: ["sub1"], measures: ["posted"] }, false))
        .ms,
    );
  return [
    {
      name: 'report "sub1", which has no sums: from rows',
      value: median(times),
      unit: `ms (${listed(times, 0)})`,
    },
  ];
}
