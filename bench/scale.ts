// Compares loads of our own in alternation: many campaigns with few, two processes with one.
import { change, countFindings } from "./bench-database.ts";
import type { BenchServer } from "./bench-market.ts";
import { type RunningBenchServer, measureRate, startServer } from "./bench-server.ts";
import { type PostingMarket, loadOf, makePostingMarket } from "./posting-market.ts";
import { WARM_UP_SECONDS } from "./posting-market.ts";
import { type BenchRow, listed, median } from "./report.ts";

/**
 * Two loads are compared in many short turns, because the machine's speed changes by a fifth within
 * a minute.
 */
const TURNS = 7;
const TURN_SECONDS = 5;

/**
 * Alternates the same load between 1,000 and 100,000 campaigns, and reports the larger server's
 * memory under it.
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
 * Alternates between two web processes on one PostgreSQL and one, also with every buyer on one
 * wallet and with caps that are always tight.
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
      // Warms it up like the first: in its first seconds, a process interprets code that it
      // compiles later.
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
