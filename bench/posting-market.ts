// Creates seeded markets to post leads to, and the loads that post them.
import { type BenchServer, seedMarket } from "./bench-market.ts";
import type { RunningBenchServer } from "./bench-server.ts";
import type { ClosedLoad } from "./closed-load.ts";
import { buildLeads } from "./leads.ts";
import { BENCH_SEED, buildCampaigns, buildMarkets } from "./population.ts";
import { SOURCE_KEY_PREFIX, makeKey } from "../server/platform/crypto/secret-key.ts";

/** Seconds before the measurement. */
export const WARM_UP_SECONDS = 3;

/** More bodies than any run can send. */
export const MAX_PER_SECOND = 14_000;

/** A seeded market with its source's key and leads not posted before. */
export interface PostingMarket {
  readonly url: string;
  readonly sourceKey: string;
  /** Returns the next `count` bodies; no person appears twice. */
  bodies(count: number): string[];
}

/**
 * Creates a database with `campaigns` campaigns of the bench population, whose accounts, campaigns
 * and deposits all date from `openedMs`.
 */
export async function makePostingMarket(
  server: Pick<BenchServer, "createDatabase">,
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

/** Returns a load of single posts. */
export const loadOf = (
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
