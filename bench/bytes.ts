// Measures what a million leads take on disk and in the write-ahead log, table by table, and what a
// batch of transfers costs more for going into partitions.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { BenchServer } from "./bench-market.ts";
import { type RunningBenchServer, startServer } from "./bench-server.ts";
import { type PostingMarket, makePostingMarket } from "./posting-market.ts";
import { type BenchRow, median } from "./report.ts";

const LEADS = 20_000;
const MILLION = 1_000_000;
const CAMPAIGNS = 1_000;
/** Posts under way at once. */
const AT_ONCE = 32;
/** What a lead that is sold may take with its sale, transfers, keys, events and indexes. */
const MOST_BYTES = 3_500;
const MOST_LOG_BYTES = 5_500;
const SMALLEST_TABLE_MB = 10;
const ROUNDS = 41;
const BATCH = 500;
/** How much more a batch may take for going into partitions, as a ratio. */
const MOST_FOR_PARTITIONS = 1.25;

export async function benchBytes(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "bytes", CAMPAIGNS);
  const plat = await startServer(market.url);
  const client = new pg.Client({ connectionString: market.url });
  await client.connect();
  try {
    // Tables and indexes take their first pages, and code is compiled.
    await postAll(market, plat, LEADS / 20);
    const before = await measure(client);
    await postAll(market, plat, LEADS);
    const after = await measure(client);
    return [...sizeRows(before, after), ...(await partitionRows(client))];
  } finally {
    await client.end();
    await plat.stop();
  }
}

async function postAll(
  market: PostingMarket,
  { port }: RunningBenchServer,
  count: number,
): Promise<void> {
  const bodies = market.bodies(count);
  const post = async (): Promise<void> => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/leads`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${market.sourceKey}`,
          "content-type": "application/json",
        },
        body,
      });
      if (!answer.ok) throw new Error(`a post was answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, post));
}

interface Sizes {
  /** Bytes of each table with its indexes, the partitions of one added up. */
  readonly tables: ReadonlyMap<string, number>;
  /** Bytes that have been written to the log so far. */
  readonly logged: number;
}

async function measure(client: pg.Client): Promise<Sizes> {
  while ((await client.query("select from outbox limit 1")).rowCount !== 0) await sleep(100);
  await client.query("vacuum");
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name,
       sum(pg_total_relation_size(c.oid))::float8 as bytes
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     group by 1`,
  );
  const { rows: log } = await client.query<{ bytes: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes",
  );
  return {
    tables: new Map(rows.map(({ name, bytes }) => [name, bytes])),
    logged: log[0]?.bytes ?? 0,
  };
}

function sizeRows(before: Sizes, after: Sizes): BenchRow[] {
  const grown = [...after.tables]
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.tables.get(name) ?? 0) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const ofMillion = (bytes: number): number => ((bytes / LEADS) * MILLION) / 1e6;
  const sum = grown.reduce((all, { bytes }) => all + bytes, 0);
  const log = after.logged - before.logged;
  return [
    ...grown
      .map(({ name, bytes }) => ({
        name: `${name}, of a million leads`,
        value: ofMillion(bytes),
        unit: "MB",
      }))
      .filter(({ value }) => value >= SMALLEST_TABLE_MB),
    {
      name: "a lead with all that belongs to it, on disk",
      value: sum / LEADS,
      unit: "bytes",
      mustReach: { atMost: MOST_BYTES },
    },
    {
      name: "the same lead in the write-ahead log",
      value: log / LEADS,
      unit: "bytes",
      mustReach: { atMost: MOST_LOG_BYTES },
    },
  ];
}

/** Books the same batches in turn into the partitioned table and into one like it in one piece. */
async function partitionRows(client: pg.Client): Promise<BenchRow[]> {
  await client.query("create table whole (like transfer_before including all)");
  const times = { transfer: [] as number[], whole: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const table of ["transfer", "whole"] as const) {
      const started = performance.now();
      await client.query(
        `insert into ${table} (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
           amount_cents, at)
         select uuidv7(), 'sale_earning', 'wallet', gen_random_uuid(), 'pending',
           gen_random_uuid(), 100, now()
         from generate_series(1, ${BATCH})`,
      );
      times[table].push(performance.now() - started);
    }
  return [
    {
      name: `${BATCH} transfers into partitions ÷ into one table`,
      value: median(times.transfer) / median(times.whole),
      unit: "",
      mustReach: { atMost: MOST_FOR_PARTITIONS },
    },
  ];
}
