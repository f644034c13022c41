// Three months of trade on the demo network, made by the product itself: posts go through intake,
// distribution and the ledger, on a clock that is set to each moment, so that the books are true.
import { DEMO_ADVERTISERS, DEMO_AFFILIATES, DEMO_MARKETS, IMPORT_SOURCE } from "./cast.ts";
import { demoCampaigns } from "./demo-campaigns.ts";
import { DemoClicks } from "./demo-clicks.ts";
import type { DemoDeps, DemoSource } from "./demo-deps.ts";
import {
  type DemoPayouts,
  giveDemoDetails,
  leaveDemoPayout,
  payDemoAffiliate,
} from "./demo-payouts.ts";
import { DemoTraffic } from "./demo-traffic.ts";
import { leaveWork } from "./leave-work.ts";
import { publishNews } from "./publish-news.ts";
import { DEMO_LICENSE_RULES, demoLicenses } from "./demo-licenses.ts";
import { makeDemoAdvertiser, makeDemoAffiliate, makeDemoImportSource } from "./demo-companies.ts";
import { listReturnableSales, listWalletsBelow } from "./seed-demo.store.ts";
import type { Actor } from "../../domain/access/access.ts";
import { DEFAULT_RATING_RULES } from "../../domain/distribution/bidder.ts";
import { cents } from "../../domain/money/money.ts";
import { writeCampaign } from "../modules/demand/campaigns/index.ts";
import { matureEarnings } from "../modules/money/earnings/index.ts";
import {
  createDistribution,
  createDistributionJobs,
} from "../modules/selling/distribution/index.ts";
import { approveReturn, refreshModifiers } from "../modules/marketplace/returns/index.ts";
import { recordTopUp } from "../modules/money/wallet/index.ts";
import { DEFAULT_SETTINGS, writeSettings } from "../modules/network/settings/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import { type Random, seededRandom } from "../platform/random/seeded-random.ts";
import { DAY_MS } from "../../domain/time.ts";

/** Three months, back from the moment of seeding. */
export const DEMO_DAYS = 90;

const SEED = 20_260_823;

const RETURN_SHARE = 0.05;

const RETURN_REASONS = [
  "invalid_contact",
  "has_agent",
  "wrong_property_type",
  "fake_spam",
  "duplicate",
] as const;
const LOW_WALLET_CENTS = 60_000n;
/** Payouts that the operator has approved and that are in no bank file yet. */
const APPROVED_PAYOUTS = 2;
const OPENING_TOP_UP = cents(800_000);

export interface SeededDemo {
  readonly advertiserIds: readonly string[];
  readonly affiliateIds: readonly string[];
  /** The key of the first affiliate's source, for the ready-made call. */
  readonly sourceKey: string;
}

/**
 * Seeds an empty network. Deterministic but for ids and keys: the same moment gives the same
 * people, prices and outcomes.
 */
export async function seedDemo(deps: DemoDeps): Promise<SeededDemo> {
  const random = seededRandom(SEED);
  const startMs = Math.floor(deps.nowMs / DAY_MS) * DAY_MS - DEMO_DAYS * DAY_MS;
  const clock = { nowMs: startMs };
  await reviewSettings(deps, startMs);
  const advertiserIds = await seedAdvertisers(deps, startMs, random, clock);
  const { sources, sourceKey } = await seedAffiliates(deps, startMs);
  const now = (): number => clock.nowMs;
  const problems: unknown[] = [];
  const market = createDistribution({
    pool: deps.pool,
    connection: { connectionString: deps.databaseUrl },
    rules: () => deps.rules,
    now,
    random: () => 0.5,
    onBatch: () => undefined,
    onError: (error) => problems.push(error),
  });
  const jobs = createDistributionJobs({
    pool: deps.pool,
    rules: () => deps.rules,
    now,
    refreshModifiers: (atMs) => refreshModifiers(deps.pool, DEFAULT_RATING_RULES, atMs),
    onError: (error) => problems.push(error),
  });
  await market.start();
  const first = sources[0]?.terms;
  if (first === undefined) throw new Error("the demo has no affiliate");
  const clicks = await DemoClicks.open(
    deps.pool,
    deps.publicUrl,
    { sourceId: first.id, affiliateId: first.affiliateId },
    deps.nowMs,
    (error) => problems.push(error),
  );
  const traffic = new DemoTraffic(deps, market, { sources, clicks }, random, clock);
  for (let day = 0; day <= DEMO_DAYS; day += 1) {
    const dayMs = startMs + day * DAY_MS;
    clock.nowMs = dayMs;
    await closeDay(deps, sources, random, dayMs, day % 7 === 0);
    await jobs.runOnce();
    await traffic.runDay(dayMs);
    deps.onProgress(day);
  }
  clock.nowMs = deps.nowMs;
  await fillWallets(deps, advertiserIds);
  await leaveWork(deps, advertiserIds[0] ?? "", first.affiliateId);
  for (const [index, { terms }] of sources.slice(1).entries())
    await leaveDemoPayout(payoutsOf(deps), terms.affiliateId, deps.nowMs, index < APPROVED_PAYOUTS);
  await jobs.runOnce();
  await market.stop();
  if (problems.length > 0)
    throw new AggregateError(problems, "the demo's history could not be made");
  await publishNews(deps.pool, deps.nowMs);
  return { advertiserIds, affiliateIds: sources.map(({ terms }) => terms.affiliateId), sourceKey };
}

/**
 * Saves the settings, which a network that trades has reviewed. A company that signs up in
 * the demo takes part at once.
 */
async function reviewSettings({ pool, rules }: DemoDeps, atMs: number): Promise<void> {
  const operator: Actor = {
    kind: "user",
    id: "demo",
    accountId: rules.networkId,
    role: "admin",
    teamRole: "owner",
  };
  const saved = await writeSettings(
    {
      pool,
      now: () => atMs,
      onWording: async () => undefined,
      onStateRules: async () => undefined,
      onChange: async () => undefined,
    },
    operator,
    (current) => ({
      ...current,
      sign_up: "open",
      license_rules: DEMO_LICENSE_RULES.map(({ state, kind, mayBuy }) => ({
        state,
        kind,
        may_buy: mayBuy,
      })),
    }),
  );
  if (!saved.ok) throw new Error(`the demo's settings were refused: ${saved.error.code}`);
}

async function seedAdvertisers(
  deps: DemoDeps,
  startMs: number,
  random: Random,
  clock: { readonly nowMs: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (const advertiser of DEMO_ADVERTISERS) {
    const id = uuidv7(startMs);
    ids.push(id);
    const states = [
      ...new Set(advertiser.markets.flatMap((index) => DEMO_MARKETS[index]?.state ?? [])),
    ];
    const timeZone = DEMO_MARKETS[advertiser.markets[0] ?? 0]?.timeZone ?? "America/New_York";
    await inTransaction(deps.pool, async (tx) => {
      await makeDemoAdvertiser(tx.client, demoLicenses(deps.rules), {
        id,
        name: advertiser.name,
        kind: advertiser.kind,
        states,
        timeZone,
        atMs: startMs - 200 * DAY_MS,
      });
      await recordTopUp(tx, {
        topUpId: uuidv7(startMs),
        advertiserId: id,
        networkId: deps.rules.networkId,
        amountCents: cents(advertiser.startDollars * 100),
        atMs: startMs,
      });
    });
    const actor: Actor = {
      kind: "user",
      id: "demo",
      accountId: id,
      role: "advertiser",
      teamRole: "owner",
    };
    for (const document of demoCampaigns(advertiser, random)) {
      const written = await writeCampaign(
        {
          pool: deps.pool,
          now: () => clock.nowMs,
          lookups: deps.lookups,
          mostBidCents: () => cents(DEFAULT_SETTINGS.most_bid_cents),
        },
        { id: uuidv7(startMs), actor, action: "campaign.created", change: () => document },
      );
      if (!written.ok)
        throw new Error(
          `demo campaign ${document.name} of ${advertiser.name}: ${JSON.stringify(written.error)}`,
        );
    }
  }
  return ids;
}

async function seedAffiliates(
  deps: DemoDeps,
  startMs: number,
): Promise<{ sources: DemoSource[]; sourceKey: string }> {
  const sources: DemoSource[] = [];
  let sourceKey = "";
  for (const cast of DEMO_AFFILIATES) {
    const { terms, key } = await inTransaction(deps.pool, ({ client }) =>
      makeDemoAffiliate(client, cast, startMs - 200 * DAY_MS),
    );
    await giveDemoDetails(payoutsOf(deps), terms.affiliateId, cast.name, sources.length, startMs);
    sources.push({ cast, terms });
    sourceKey ||= key;
  }
  // Who one can sign in as brings files too.
  const first = sources[0]?.terms.affiliateId;
  if (first !== undefined)
    await inTransaction(deps.pool, ({ client }) =>
      makeDemoImportSource(client, first, IMPORT_SOURCE, startMs - 201 * DAY_MS),
    );
  return { sources, sourceKey };
}

/**
 * What a network does at the end of a day: returns are decided, earnings mature, wallets are
 * filled, affiliates are paid.
 */
async function closeDay(
  deps: DemoDeps,
  sources: readonly DemoSource[],
  random: Random,
  atMs: number,
  isPayday: boolean,
): Promise<void> {
  const { networkId } = deps.rules;
  for (const sale of await listReturnableSales(deps.pool, atMs - 3 * DAY_MS, atMs - 2 * DAY_MS)) {
    if (!random.chance(RETURN_SHARE)) continue;
    const reason = random.pick(RETURN_REASONS);
    await inTransaction(deps.pool, (tx) =>
      approveReturn(tx, {
        saleId: sale.id,
        reason,
        filedAtMs: atMs - DAY_MS,
        decidedAtMs: atMs,
        networkId,
      }),
    );
  }
  for (const [index, { terms }] of sources.entries()) {
    await inTransaction(deps.pool, (tx) => matureEarnings(tx, terms.affiliateId, atMs));
    if (isPayday) await payDemoAffiliate(payoutsOf(deps), terms.affiliateId, index, atMs);
  }
  for (const advertiserId of await listWalletsBelow(deps.pool, LOW_WALLET_CENTS)) {
    const amountCents = cents(random.whole(5, 15) * 10_000);
    await inTransaction(deps.pool, (tx) =>
      recordTopUp(tx, { topUpId: uuidv7(atMs), advertiserId, networkId, amountCents, atMs }),
    );
  }
}

function payoutsOf({ pool, payeeVault, rules }: DemoDeps): DemoPayouts {
  return { pool, payeeVault, networkId: rules.networkId };
}

/** The network opens with every buyer ready to buy. */
async function fillWallets(deps: DemoDeps, advertiserIds: readonly string[]): Promise<void> {
  for (const advertiserId of advertiserIds) {
    await inTransaction(deps.pool, (tx) =>
      recordTopUp(tx, {
        topUpId: uuidv7(deps.nowMs),
        advertiserId,
        networkId: deps.rules.networkId,
        amountCents: OPENING_TOP_UP,
        atMs: deps.nowMs,
      }),
    );
  }
}
