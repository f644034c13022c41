// Posting over HTTP, whole way to sold and paid, against pgbench on the same server in the same
// run.
import { buildLeads } from "./leads.ts";
import { BENCH_SEED, buildCampaigns, buildMarkets } from "./population.ts";
import { type BenchServer, seedMarket } from "./bench-market.ts";
import {
  type RunningBenchServer,
  measureLatencies,
  measureRate,
  startServer,
} from "./bench-server.ts";
import type { ClosedLoad } from "./closed-load.ts";
import { type BenchRow, latencyRow, listed, median, quantile } from "./report.ts";
import { measurePacedPgbench, measurePgbench, preparePgbench } from "./pgbench.ts";
import { makeKey, SOURCE_KEY_PREFIX } from "../server/platform/crypto/secret-key.ts";
import { change, clearCache, countFindings, settle } from "./bench-database.ts";

const ROUNDS = 3;
const PGBENCH_SECONDS = 10;
const LOAD_SECONDS = 7;
const WARM_UP_SECONDS = 3;
/**
 * Two loads of our own are compared in many short turns: the machine's speed changes by a fifth
 * within a minute.
 */
const TURNS = 7;
const TURN_SECONDS = 5;
/**
 * Longer than the 30 s after which the kernel writes back what became dirty, so that such a burst
 * has its share and no more.
 */
const PACED_SECONDS = 40;
/** More than any run can send. */
const MAX_PER_SECOND = 14_000;
const BULK_LEADS = 500;

/** A seeded market with its source's key and leads nobody has posted yet. */
export interface PostingMarket {
  readonly url: string;
  readonly sourceKey: string;
  /** The next `count` bodies; never the same person twice. */
  bodies(count: number): string[];
}

/**
 * Makes a database with `campaigns` campaigns of the bench population; at `openedMs` its accounts
 * were opened, their campaigns made and their money paid in.
 */
export async function makePostingMarket(
  server: BenchServer,
  name: string,
  campaigns: number,
  openedMs = Date.now(),
): Promise<PostingMarket> {
  const url = await server.createDatabase(name);
  const markets = buildMarkets(campaigns);
  const { key, hash } = makeKey(SOURCE_KEY_PREFIX);
  await seedMarket(url, buildCampaigns(campaigns, markets), markets.states, hash, openedMs);
  const leads = buildLeads(markets, BENCH_SEED);
  let next = 0;
  return {
    url,
    sourceKey: key,
    bodies: (count) =>
      Array.from({ length: count }, () => JSON.stringify(leads.post(next++, Date.now()))),
  };
}

const loadOf = (
  market: PostingMarket,
  servers: readonly RunningBenchServer[],
  connections: number,
  seconds: number,
): ClosedLoad => ({
  ports: servers.map(({ port }) => port),
  connections,
  seconds,
  path: "/v1/leads",
  sourceKey: market.sourceKey,
  bodies: market.bodies(seconds * MAX_PER_SECOND),
});

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
 * Posting at 32, 64 and 128 connections and in bulk, interleaved with pgbench three times; medians
 * of the ratios. Then latencies.
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

interface AtHalf {
  readonly market: PostingMarket;
  readonly plat: RunningBenchServer;
  /** Arrivals a second. */
  readonly half: number;
  readonly baseline: string;
  readonly baselineHalf: number;
}

/**
 * Latencies at half the reached rate, interleaved three times with pgbench's at half of its own;
 * medians.
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

/**
 * The same load on 1,000 and on 100,000 campaigns, in turn, and what the larger server's memory is
 * under it.
 */
export async function benchScale(server: BenchServer): Promise<BenchRow[]> {
  const [small, large] = [await openScale(server, 1_000), await openScale(server, 100_000)];
  const ratios: number[] = [];
  for (let round = 0; round < TURNS; round += 1) {
    const few = await measureRate(
      small.market.url,
      loadOf(small.market, [small.plat], 64, TURN_SECONDS),
    );
    ratios.push(
      (await measureRate(large.market.url, loadOf(large.market, [large.plat], 64, TURN_SECONDS))) /
        few,
    );
  }
  const memoryMb = await large.plat.memoryMb();
  for (const { plat } of [small, large]) await plat.stop();
  return [
    {
      name: "100,000 campaigns ÷ 1,000, posting at 64 connections",
      value: median(ratios),
      unit: `× (${listed(ratios, 2)})`,
      mustReach: { atLeast: 0.7 },
      aim: 0.85,
    },
    {
      name: "server memory, 100,000 campaigns, under load",
      value: memoryMb,
      unit: "MB",
      mustReach: { atMost: 400 },
    },
  ];
}

async function openScale(
  server: BenchServer,
  campaigns: number,
): Promise<{ readonly market: PostingMarket; readonly plat: RunningBenchServer }> {
  const market = await makePostingMarket(server, `scale_${campaigns}`, campaigns);
  const plat = await startServer(market.url);
  await measureRate(market.url, loadOf(market, [plat], 64, WARM_UP_SECONDS));
  return { market, plat };
}

/**
 * Two web processes on one PostgreSQL against one, also with every buyer on one wallet and with
 * caps that are always tight; in turn.
 */
export async function benchTwoProcesses(server: BenchServer): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, label, prepare] of [
    ["two_plain", "two processes ÷ one", null],
    [
      "two_hot",
      "two processes ÷ one, one hot wallet",
      "update campaign set account_id = (select account_id from campaign limit 1)",
    ],
    [
      "two_caps",
      "two processes ÷ one, tight caps",
      `update campaign set limits = '{"leads":{"hour":5}}'`,
    ],
  ] as const) {
    const market = await makePostingMarket(server, name, 1_000);
    if (prepare !== null) await change(market.url, prepare);
    const first = await startServer(market.url);
    await measureRate(market.url, loadOf(market, [first], 64, WARM_UP_SECONDS));
    const ratios: number[] = [];
    for (let round = 0; round < TURNS; round += 1) {
      const alone = await measureRate(market.url, loadOf(market, [first], 64, TURN_SECONDS));
      const second = await startServer(market.url, "web");
      // As the first was: what a process runs compiled later, it interprets in its first seconds.
      await measureRate(market.url, loadOf(market, [first, second], 64, TURN_SECONDS));
      ratios.push(
        (await measureRate(market.url, loadOf(market, [first, second], 64, TURN_SECONDS))) / alone,
      );
      await second.stop();
    }
    await first.stop();
    rows.push({
      name: label,
      value: median(ratios),
      unit: `× (${listed(ratios, 2)})`,
      mustReach: { atLeast: 0.85 },
    });
    rows.push({
      name: `${label}: ledger findings`,
      value: await countFindings(market.url),
      unit: "",
      mustReach: { atMost: 0 },
    });
  }
  return rows;
}
