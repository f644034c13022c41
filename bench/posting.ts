// Benchmarks posting over HTTP, all the way to sold and paid, against pgbench on the same server in
// the same run.
import { WARM_UP_SECONDS } from "./posting-market.ts";
import { clearCache, countFindings, settle } from "./bench-database.ts";
import type { BenchServer } from "./bench-market.ts";
import {
  type RunningBenchServer,
  measureLatencies,
  measureRate,
  startServer,
} from "./bench-server.ts";
import { measurePacedPgbench, measurePgbench, preparePgbench } from "./pgbench.ts";
import { MAX_PER_SECOND, type PostingMarket, loadOf, makePostingMarket } from "./posting-market.ts";
import { type BenchRow, latencyRow, median, quantile } from "./report.ts";

const ROUNDS = 3;
const PGBENCH_SECONDS = 10;
const LOAD_SECONDS = 7;

/**
 * Longer than the 30 s after which the kernel writes back dirty pages, so that every round includes
 * its share of those bursts and no more.
 */
const PACED_SECONDS = 40;

const BULK_LEADS = 500;

const latenciesOf = (
  market: PostingMarket,
  { port }: RunningBenchServer,
  seconds: number,
  perSecond: number,
): Promise<readonly number[]> =>
  measureLatencies({
    port,
    connections: 256,
    warmUpMs: WARM_UP_SECONDS * 1_000,
    durationMs: seconds * 1_000,
    perSecond,
    path: "/v1/leads",
    sourceKey: market.sourceKey,
    bodies: market.bodies((WARM_UP_SECONDS + seconds) * perSecond + 1),
  });

/**
 * Posts at 32, 64 and 128 connections and in bulk, interleaved with pgbench three times; reports
 * the medians of the ratios. Then measures latencies.
 */
export async function benchPosting(server: BenchServer): Promise<BenchRow[]> {
  const baseline = await server.createDatabase("baseline");
  await preparePgbench(baseline);
  const market = await makePostingMarket(server, "posting", 1_000);
  const plat = await startServer(market.url);
  const ratios = new Map<string, number[]>();
  const rates = new Map<string, number[]>();
  const note = (name: string, perSecond: number, base: number): void => {
    ratios.set(name, [...(ratios.get(name) ?? []), perSecond / base]);
    rates.set(name, [...(rates.get(name) ?? []), perSecond]);
  };
  await measureRate(market.url, loadOf(market, [plat], 64, WARM_UP_SECONDS));
  for (let round = 0; round < ROUNDS; round += 1) {
    await clearCache(server.url);
    const base = await measurePgbench(baseline, PGBENCH_SECONDS);
    note("pgbench", base, base);
    for (const connections of [32, 64, 128])
      note(
        String(connections),
        await measureRate(market.url, loadOf(market, [plat], connections, LOAD_SECONDS)),
        base,
      );
    note("bulk", await measureBulk(market, plat), base);
  }
  const paced = await measureAtHalf({
    market,
    plat,
    half: Math.round(median(rates.get("64") ?? []) / 2),
    baseline,
    baselineHalf: Math.round(median(rates.get("pgbench") ?? []) / 2),
  });
  const idle = await latenciesOf(market, plat, WARM_UP_SECONDS, 50);
  await plat.stop();
  return [
    ...reachedRows(rates, ratios),
    ...paced,
    {
      name: "a single idle post, p50",
      value: quantile(idle, 0.5),
      unit: "ms",
      mustReach: { atMost: 4 },
    },
    {
      name: "ledger findings after all of it",
      value: await countFindings(market.url),
      unit: "",
      mustReach: { atMost: 0 },
    },
  ];
}

type Noted = ReadonlyMap<string, readonly number[]>;

/** The rate reached, in leads a second and relative to pgbench. */
function reachedRows(rates: Noted, ratios: Noted): BenchRow[] {
  const figure = (name: string): number => median(ratios.get(name) ?? []);
  return [
    {
      name: "pgbench TPC-B, prepared, 16 clients",
      value: median(rates.get("pgbench") ?? []),
      unit: "tx/s",
    },
    {
      name: "post a lead, 32 connections",
      value: figure("32"),
      unit: `× pgbench (${Math.round(median(rates.get("32") ?? []))}/s)`,
      mustReach: { atLeast: 0.7 },
    },
    {
      name: "post a lead, 64 connections",
      value: figure("64"),
      unit: `× pgbench (${Math.round(median(rates.get("64") ?? []))}/s)`,
      mustReach: { atLeast: 0.9 },
    },
    {
      name: "post a lead, 128 connections",
      value: figure("128"),
      unit: `× pgbench (${Math.round(median(rates.get("128") ?? []))}/s)`,
      mustReach: { atLeast: 1 },
      aim: 1.3,
    },
    {
      name: "bulk, batch calls of 500",
      value: figure("bulk"),
      unit: `× pgbench (${Math.round(median(rates.get("bulk") ?? []))}/s)`,
      mustReach: { atLeast: 1.5 },
      aim: 1.8,
    },
  ];
}

interface AtHalf {
  readonly market: PostingMarket;
  readonly plat: RunningBenchServer;
  /** Arrivals per second. */
  readonly half: number;
  readonly baseline: string;
  readonly baselineHalf: number;
}

/**
 * Measures latencies at half the reached rate, interleaved three times with pgbench's at half of
 * its own; reports medians.
 */
async function measureAtHalf({
  market,
  plat,
  half,
  baseline,
  baselineHalf,
}: AtHalf): Promise<BenchRow[]> {
  const rounds: { readonly theirs: readonly number[]; readonly ours: readonly number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await settle(baseline);
    const theirs = await measurePacedPgbench(baseline, baselineHalf, PACED_SECONDS);
    await settle(market.url);
    rounds.push({ theirs, ours: await latenciesOf(market, plat, PACED_SECONDS, half) });
  }
  const [ours, theirs] = [rounds.map((round) => round.ours), rounds.map((round) => round.theirs)];
  return [
    latencyRow(`latency at ${half}/s, p50`, ours, 0.5, 5),
    latencyRow(`latency at ${half}/s, p99`, ours, 0.99, 25),
    latencyRow(`pgbench at ${baselineHalf}/s, p50`, theirs, 0.5),
    latencyRow(`pgbench at ${baselineHalf}/s, p99`, theirs, 0.99),
  ];
}

async function measureBulk(market: PostingMarket, plat: RunningBenchServer): Promise<number> {
  const calls = Array.from(
    { length: (LOAD_SECONDS * MAX_PER_SECOND) / BULK_LEADS },
    () => `{"leads":[${market.bodies(BULK_LEADS).join(",")}]}`,
  );
  const load = {
    ports: [plat.port],
    connections: 4,
    seconds: LOAD_SECONDS,
    path: "/v1/leads/batch",
    sourceKey: market.sourceKey,
    bodies: calls,
  };
  return (await measureRate(market.url, load)) * BULK_LEADS;
}
