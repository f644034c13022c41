// Benchmarks queries about the past over a million leads: what a campaign would have bought, and
// how many leads there were.
import pg from "pg";
import type { LeadSide, PropertyType } from "../domain/lead/vocabulary.ts";
import { countMarket } from "../server/modules/insight/analyses/market.store.ts";
import type { BenchServer } from "./bench-market.ts";
import { type RunningBenchServer, get, startServer } from "./bench-server.ts";
import { type BenchCampaign, buildCampaigns, buildMarkets } from "./population.ts";
import { makeAffiliateKey, makeKeys } from "./account-keys.ts";
import { makePast, postOriginals } from "./past-leads.ts";
import { makePostingMarket } from "./posting-market.ts";
import { settle } from "./bench-database.ts";
import { type BenchRow, latencyRow, median, quantile } from "./report.ts";
import { DAY_MS } from "../domain/time.ts";

const LEADS = 1_000_000;
const CAMPAIGNS = 1_000;
const QUESTIONS = 300;
const ROUNDS = 3;
const DEMAND_QUESTIONS = 20;
const DAYS = 28;
const OPENED_DAYS = 88;
const RAISE_CENTS = 500;
/** Campaign terms besides the criteria: none; caps; caps with hours and an even pace. */
const LIMITS = { leads: { day: 20 }, cents: { week: 500_000 } };
const OFFICE_HOURS = [0, 1, 2, 3, 4].map((weekday) => ({
  weekday,
  open_minute: 480,
  close_minute: 1_200,
}));
const RULES = [
  {},
  { limits: LIMITS },
  {
    limits: LIMITS,
    pacing: "even",
    schedule: { time_zone: "America/Chicago", hours: OFFICE_HOURS },
  },
];

/** Runs the query once and returns its time in milliseconds, with the number of matching leads. */
async function ask(
  { port }: RunningBenchServer,
  key: string,
  campaign: BenchCampaign,
  rules: object,
  campaignId: string | null,
): Promise<{ readonly ms: number; readonly leads: number; readonly won: number }> {
  const body = JSON.stringify({
    criteria: campaign.criteria,
    exclusive_bid_cents: campaign.exclusiveBidCents,
    shared_bid_cents: campaign.sharedBidCents,
    ...rules,
    ...(campaignId === null ? {} : { campaign_id: campaignId }),
  });
  const startedMs = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/v1/campaigns/preview`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body,
  });
  const answer = (await response.json()) as {
    readonly volume?: { readonly leads: number | null };
    readonly replay?: { readonly won: number } | null;
  };
  const ms = performance.now() - startedMs;
  if (response.status !== 200)
    throw new Error(`the preview was answered with ${response.status}: ${JSON.stringify(answer)}`);
  return { ms, leads: answer.volume?.leads ?? 0, won: answer.replay?.won ?? 0 };
}

/**
 * Measures open demand as affiliates read it: a process scans the last week's leads once, then
 * updates hourly. Milliseconds.
 */
async function askDemand(
  plat: RunningBenchServer,
  key: string,
): Promise<{ readonly firstMs: number; readonly nextMs: number }> {
  const times: number[] = [];
  for (let question = 0; question < DEMAND_QUESTIONS; question += 1) {
    const startedMs = performance.now();
    await get(plat, key, "/v1/reports/demand");
    times.push(performance.now() - startedMs);
  }
  const [firstMs = 0, ...next] = times;
  return { firstMs, nextMs: median(next) };
}

/** The leads around which the market counts are taken. */
const MARKET_LEADS = 20;

/**
 * Measures the counts behind a lead's market analysis, which its first reader waits for: the last
 * ninety days and the ninety before, for some twenty leads. Milliseconds.
 */
async function countMarkets(url: string): Promise<readonly number[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{
    id: string;
    side: LeadSide;
    property_type: PropertyType;
    state: string;
  }>("select id, side, property_type, state from lead tablesample system (1) limit $1", [
    MARKET_LEADS,
  ]);
  const times: number[] = [];
  for (const { id, side, property_type: propertyType, state } of rows) {
    const startedMs = performance.now();
    await countMarket(pool, id, { side, propertyType, state }, null, Date.now());
    times.push(performance.now() - startedMs);
  }
  await pool.end();
  return times.toSorted((a, b) => a - b);
}

/**
 * Previews the population's own campaigns: every other one unchanged, the rest as new campaigns
 * with a higher bid. Two in three of each have caps, and a third of those have hours.
 */
export async function benchHistory(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(
    server,
    "history",
    CAMPAIGNS,
    Date.now() - OPENED_DAYS * DAY_MS,
  );
  await postOriginals(market);
  await makePast(market.url, [{ leads: LEADS, fromDays: DAYS, untilDays: 0 }]);
  await settle(market.url);
  const owned = await makeKeys(market.url);
  const plat = await startServer(market.url);
  const population = buildCampaigns(CAMPAIGNS, buildMarkets(CAMPAIGNS));
  const pick = (index: number): number => (index * 7) % CAMPAIGNS;
  const question = (index: number) => {
    const [campaign, owner] = [population[pick(index)], owned[pick(index)]];
    if (campaign === undefined || owner === undefined)
      throw new Error("every campaign has its owner");
    const isNew = index % 2 === 1;
    const raised =
      isNew && campaign.exclusiveBidCents !== null
        ? { ...campaign, exclusiveBidCents: campaign.exclusiveBidCents + RAISE_CENTS }
        : campaign;
    return ask(
      plat,
      owner.key,
      raised,
      RULES[Math.floor(index / 2) % RULES.length] ?? {},
      isNew ? null : owner.id,
    );
  };
  const first = await question(0);
  for (let index = 1; index < 20; index += 1) await question(index);
  const rounds: Awaited<ReturnType<typeof ask>>[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let index = 0; index < QUESTIONS; index += 1) asked.push(await question(index));
    rounds.push(asked);
  }
  const demand = await askDemand(plat, await makeAffiliateKey(market.url));
  const markets = await countMarkets(market.url);
  const memoryMb = await plat.memoryMb();
  await plat.stop();
  return [
    {
      name: "replay over 1,000,000 leads: the first question, with reading them",
      value: first.ms / 1_000,
      unit: "s",
    },
    ...replayRows(rounds),
    {
      name: "open demand over them: the first question of a process",
      value: demand.firstMs,
      unit: "ms",
    },
    { name: "open demand over them: the next", value: demand.nextMs, unit: "ms" },
    {
      name: "market figures around a lead over them, median",
      value: median(markets),
      unit: `ms (at most ${Math.round(markets.at(-1) ?? 0)})`,
    },
    { name: "server memory with them", value: memoryMb, unit: "MB" },
  ];
}

/** The times of the queries and what they found. */
function replayRows(rounds: readonly (readonly Awaited<ReturnType<typeof ask>>[])[]): BenchRow[] {
  const times = rounds.map((asked) => asked.map(({ ms }) => ms));
  const asked = rounds.flat();
  const leads = asked.map((one) => one.leads).toSorted((a, b) => a - b);
  return [
    latencyRow("replay over 1,000,000 leads, p50", times, 0.5),
    latencyRow("replay over 1,000,000 leads, p99", times, 0.99, 60),
    {
      name: "replay over 1,000,000 leads: leads that match, in the middle",
      value: median(leads),
      unit: `leads (${quantile(leads, 0.99).toLocaleString("en-US")} at p99)`,
    },
    {
      name: "replay over 1,000,000 leads: leads won in all",
      value: asked.reduce((sum, { won }) => sum + won, 0),
      unit: "leads",
      mustReach: { atLeast: 1 },
    },
  ];
}
