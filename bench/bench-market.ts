// Creates a market of the bench population in an empty database of its own, on the embedded server
// with fsync on.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openAffiliateTerms } from "../server/modules/network/terms/index.ts";
import { startEmbedded } from "../server/platform/db/embedded.ts";
import { migrate } from "../server/platform/db/migrate.ts";
import { openPool } from "../server/platform/db/pool.ts";
import { plainArray, textArray } from "../server/platform/db/array-literal.ts";
import { uuidv7 } from "../server/platform/ids/uuid.ts";
import { clearCache } from "./bench-database.ts";
import { type BenchCampaign } from "./population.ts";

/** A PostgreSQL server for one bench run. */
export interface BenchServer {
  readonly url: string;
  /** Creates an empty, migrated database and returns its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * As many 4 MB segments as fit into max_wal_size: after a checkpoint at that size, PostgreSQL
 * reuses them.
 */
const LOG_SEGMENTS = 1_000;

/**
 * A cluster writes its log into recycled files; a new cluster still has to create them, which adds
 * 10 ms to a COMMIT for every 4 MB. The bench measures a cluster past that phase: each segment is
 * started once, and the checkpoint recycles it.
 */
async function fillLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let segment = 0; segment < LOG_SEGMENTS; segment += 1)
    await client.query("select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()");
  await client.query("checkpoint");
  await client.end();
  await clearCache(url);
}

/**
 * Starts the embedded server with its production settings, its log filled as after the first hours
 * of use.
 */
export async function startBenchServer(): Promise<BenchServer> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "plat-bench-")));
  const server = await startEmbedded(directory);
  const stop = async (): Promise<void> => {
    await server.stop("fast");
    await rm(directory, { recursive: true, force: true });
  };
  await fillLog(server.url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: server.url,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    },
    stop,
  };
}

export const BENCH_NETWORK_ID = "018f0000-0000-7000-8000-0000000000aa";
const CAMPAIGNS_PER_BUYER = 5;
/** Enough that no wallet runs out during a bench. */
const BALANCE_CENTS = 100_000_000_000;

export interface SeededMarket {
  readonly networkId: string;
  readonly affiliateId: string;
  readonly sourceId: string;
}

/**
 * Writes the population: one buyer for every five campaigns, and one affiliate with one source
 * whose leads are sold exclusively.
 */
export async function seedMarket(
  url: string,
  campaigns: readonly BenchCampaign[],
  states: readonly string[],
  sourceKeyHash: Buffer,
  atMs: number,
): Promise<SeededMarket> {
  const pool = openPool({ url, max: 2, onError: () => undefined });
  const moment = new Date(atMs);
  const [affiliateId, sourceId] = [uuidv7(atMs), uuidv7(atMs)];
  const buyers = Array.from({ length: Math.ceil(campaigns.length / CAMPAIGNS_PER_BUYER) }, () =>
    uuidv7(atMs),
  );
  await insertSource(pool, { affiliateId, sourceId }, sourceKeyHash, moment);
  await insertBuyers(pool, buyers, states, atMs);
  await insertCampaigns(pool, campaigns, buyers, atMs);
  await pool.query(
    "insert into campaign_state select no, 0,0,0, 0,0,0, 0,0,0, 0,0,0, 0,0 from campaign",
  );
  // The bench measures the engine, not the limit that keeps one source from flooding it.
  await pool.query("insert into network_setting (single, document, version) values (true, $1, 1)", [
    JSON.stringify({ source_posts_per_second: 1_000_000, source_post_burst: 1_000_000 }),
  ]);
  await pool.query("analyze");
  await pool.end();
  return { networkId: BENCH_NETWORK_ID, affiliateId, sourceId };
}

/** Creates the network, and an affiliate with one source. */
async function insertSource(
  pool: pg.Pool,
  { affiliateId, sourceId }: Pick<SeededMarket, "affiliateId" | "sourceId">,
  sourceKeyHash: Buffer,
  moment: Date,
): Promise<void> {
  await pool.query(
    "insert into account values ($1, 'network', 'Plat', 'active', 'America/New_York', $2)",
    [BENCH_NETWORK_ID, moment],
  );
  await pool.query(
    `insert into account
     values ($1, 'affiliate', 'Bench affiliate', 'active', 'America/New_York', $2)`,
    [affiliateId, moment],
  );
  await pool.query("insert into affiliate (account_id) values ($1)", [affiliateId]);
  await openAffiliateTerms(pool, affiliateId, 7_000, moment);
  await pool.query(
    `insert into source (id, account_id, kind, name, status, key_hash, key_hint, unsold_rule,
       allows_exclusive, shared_slots, routing, reserve_exclusive_cents, reserve_shared_cents,
       version, created_at, updated_at)
     values ($1, $2, 'api', 'Bench', 'active', $3, 'bench', 'reject', true, 0, 'best_price', 0, 0,
       1, $4, $4)`,
    [sourceId, affiliateId, sourceKeyHash, moment],
  );
}

/** Creates advertisers with full wallets. */
async function insertBuyers(
  pool: pg.Pool,
  buyers: readonly string[],
  states: readonly string[],
  atMs: number,
): Promise<void> {
  const moment = new Date(atMs);
  await pool.query(
    `insert into account
     select id, 'advertiser', 'Bench buyer', 'active', 'America/New_York', $2
     from unnest($1::uuid[]) as id`,
    [plainArray(buyers), moment],
  );
  await pool.query(
    `insert into advertiser (account_id, buyer_kind, licensed_states, bid_modifier)
     select id, 'agent', $2, 10000
     from unnest($1::uuid[]) as id`,
    [plainArray(buyers), states],
  );
  await pool.query(
    `insert into seller_name (id, account_id, name, match_key, likeness, requested_at, is_listed,
       approved_at)
     select id, id, 'Bench buyer', 'benchbuyer', 'benchbuyer', to_timestamp(0), true,
       to_timestamp(0)
     from unnest($1::uuid[]) as id`,
    [plainArray(buyers)],
  );
  await pool.query("insert into wallet select id, $2, 0, 0 from unnest($1::uuid[]) as id", [
    plainArray(buyers),
    BALANCE_CENTS,
  ]);
  await pool.query(
    `insert into transfer (cause_id, kind, debit_kind, debit_owner, credit_kind, credit_owner,
       amount_cents, at)
     select cause_id, 'top_up', 'external', $3, 'wallet', buyer_id, $4, $5
     from unnest($1::uuid[], $2::uuid[]) as row (cause_id, buyer_id)`,
    [
      plainArray(buyers.map(() => uuidv7(atMs))),
      plainArray(buyers),
      BENCH_NETWORK_ID,
      BALANCE_CENTS,
      moment,
    ],
  );
}

async function insertCampaigns(
  pool: pg.Pool,
  campaigns: readonly BenchCampaign[],
  buyers: readonly string[],
  atMs: number,
): Promise<void> {
  const moment = new Date(atMs);
  for (let from = 0; from < campaigns.length; from += 1_000) {
    const part = campaigns.slice(from, from + 1_000);
    await pool.query(
      `insert into campaign (id, account_id, name, status, criteria, exclusive_bid_cents,
         shared_bid_cents, adjustments, limits, source_limits, schedule, pacing, priority, weight,
         contact_channels, blocked_source_ids, version, created_at, updated_at)
       select id, account_id, 'Bench', 'active', criteria::jsonb, exclusive, shared, '[]', '{}',
         '{}', '{"timeZone":"America/New_York","hours":[]}', 'asap', 100, 1, '{call,text,email}',
         '{}', 1, $6, $6
       from unnest(
         $1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::bigint[]
       ) as row (id, account_id, criteria, exclusive, shared)`,
      [
        plainArray(part.map(() => uuidv7(atMs))),
        plainArray(
          part.map((_, index) => buyers[Math.floor((from + index) / CAMPAIGNS_PER_BUYER)] ?? null),
        ),
        textArray(part.map(({ criteria }) => JSON.stringify(criteria))),
        plainArray(part.map(({ exclusiveBidCents }) => exclusiveBidCents)),
        plainArray(part.map(({ sharedBidCents }) => sharedBidCents)),
        moment,
      ],
    );
  }
}
