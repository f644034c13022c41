// Builds the market, and the intake whose leads it decides.
import type { IntakeDeps } from "../modules/selling/intake/index.ts";
import { type Distribution, createDistribution } from "../modules/selling/distribution/index.ts";
import type { Foundation } from "./foundation.ts";

const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MILLISECOND_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/** Builds the market, with its figures among the metrics. */
export function buildDistribution({ context, rules, settings, onError }: Foundation): Distribution {
  const { metrics, pool, databaseUrl } = context;
  const sizes = metrics.histogram(
    "plat_batch_leads",
    "Leads decided in one transaction.",
    BATCH_BUCKETS,
  );
  const durations = metrics.histogram(
    "plat_batch_milliseconds",
    "From taking a batch to its COMMIT.",
    MILLISECOND_BUCKETS,
  );
  const market = createDistribution({
    pool,
    connection: { connectionString: databaseUrl },
    rules: rules.rules,
    refreshRules: () => settings.refresh(),
    now: Date.now,
    random: Math.random,
    onError,
    onBatch: (size, durationMs) => {
      sizes.observe(size);
      durations.observe(durationMs);
    },
  });
  metrics.gauge(
    "plat_leads_waiting",
    "Leads in line for the next batch.",
    () => market.figures().waiting,
  );
  metrics.gauge(
    "plat_campaigns_active",
    "Campaigns in the criteria index.",
    () => market.figures().activeCampaigns,
  );
  return market;
}

/** What leads and pings come in by; pings need more of the market than leads do. */
export interface Intake extends IntakeDeps {
  readonly market: Distribution;
}

/** Builds it for every way in: posts, pings, files, forms, drafts. */
export function buildIntake({ vaults, geo, rules, now }: Foundation, market: Distribution): Intake {
  return {
    market,
    vault: vaults.vault,
    findPlace: geo.findPlace,
    networkName: rules.networkName,
    formerNetworkNames: rules.formerNetworkNames,
    scoreSettings: rules.scoreSettings,
    now,
  };
}
