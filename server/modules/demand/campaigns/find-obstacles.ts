// Finds what keeps active campaigns from buying now.
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import { outlineCriteria } from "../../../../domain/criteria/outline.ts";
import { readLimits } from "../../../../domain/distribution/caps.ts";
import { type Obstacle, findObstacle } from "../../../../domain/distribution/obstacle.ts";
import { cents } from "../../../../domain/money/money.ts";
import { countersOf, readAccountLimits } from "../../selling/distribution/index.ts";
import { listBuyingFacts } from "./buying-facts.store.ts";
import type { CampaignRow } from "./campaign.store.ts";
import type { CampaignDeps } from "./write-campaign.ts";

/** By campaign id; campaigns that are not active, are paused, or can buy, are absent. */
export async function findObstacles(
  { pool, now, lookups }: CampaignDeps,
  campaigns: readonly CampaignRow[],
): Promise<ReadonlyMap<string, Obstacle>> {
  const byId = new Map(campaigns.map((row) => [row.id, row]));
  const active = campaigns.filter(
    ({ status, network_pause: pause }) => status === "active" && pause === null,
  );
  const [facts, accounts] = await Promise.all([
    listBuyingFacts(
      pool,
      active.map(({ id }) => id),
    ),
    readAccountLimits(
      pool,
      active.map((row) => row.account_id),
    ),
  ]);
  const bid = (amount: bigint | null) => (amount === null ? null : cents(amount));
  const obstacles = new Map<string, Obstacle>();
  for (const one of facts) {
    const row = byId.get(one.id);
    if (row === undefined) continue;
    const obstacle = findObstacle(
      {
        isAccountActive: one.is_account_active,
        licensedStates: new Set(one.licensed_states),
        // The column holds criteria as they were parsed.
        wantedStates: outlineCriteria(row.criteria as unknown as Criteria, lookups.findPlaces)
          .states,
        availableCents: one.available,
        terms: {
          exclusiveBidCents: bid(row.exclusive_bid_cents),
          sharedBidCents: bid(row.shared_bid_cents),
          adjustments: row.adjustments,
          limits: readLimits(row.limits),
          schedule: row.schedule,
        },
        counters: countersOf(one),
        account: accounts.get(row.account_id) ?? null,
      },
      now(),
    );
    if (obstacle !== null) obstacles.set(one.id, obstacle);
  }
  return obstacles;
}
