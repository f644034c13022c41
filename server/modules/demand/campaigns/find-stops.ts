// Finds the active campaigns that buy nothing until a person acts, for the inbox of the network.
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import { outlineCriteria } from "../../../../domain/criteria/outline.ts";
import {
  type CampaignStopReason,
  findStop,
  isOutOfMoney,
} from "../../../../domain/distribution/campaign-stop.ts";
import { readLimits } from "../../../../domain/distribution/caps.ts";
import { lowestBid } from "../../../../domain/distribution/obstacle.ts";
import type { FindPlaces } from "../../../../domain/lead/find-place.ts";
import { cents } from "../../../../domain/money/money.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import {
  type ActiveCampaign,
  listActiveCampaigns,
  listStopTerms,
} from "./active-campaigns.store.ts";

export interface CampaignStop {
  readonly campaignId: string;
  readonly reason: CampaignStopReason;
}

export interface CampaignStops {
  /** Without those of accounts in `emptyWallets`, whose money is what is missing. */
  readonly stops: readonly CampaignStop[];
  /** Accounts whose wallet covers the lowest bid of none of their campaigns that could buy. */
  readonly emptyWallets: readonly string[];
}

/** What a version of a campaign says, worked out once. */
interface KnownTerms {
  readonly version: bigint;
  readonly wantedStates: readonly string[] | null;
  readonly lowestBidCents: bigint;
  readonly mostLeads: number | null;
  readonly mostCents: bigint | null;
}

/**
 * Finds all that is stopped now: the campaigns of active accounts, without those the network
 * paused. Each finder remembers what the campaigns' terms say, which is most of the work: with
 * 10,000 active campaigns it saves two thirds of the time.
 */
export function createStopFinder({
  pool,
  findPlaces,
}: {
  readonly pool: Queryable;
  readonly findPlaces: FindPlaces;
}): () => Promise<CampaignStops> {
  let known: ReadonlyMap<string, KnownTerms> = new Map();
  return async () => {
    const campaigns = await listActiveCampaigns(pool);
    const changed = campaigns.filter(({ id, version }) => known.get(id)?.version !== version);
    const fresh = await readTerms(pool, findPlaces, changed);
    const terms = new Map<string, KnownTerms>();
    for (const { id } of campaigns) {
      const own = fresh.get(id) ?? known.get(id);
      if (own !== undefined) terms.set(id, own);
    }
    known = terms;
    return gather(campaigns, terms);
  };
}

async function readTerms(
  db: Queryable,
  findPlaces: FindPlaces,
  campaigns: readonly ActiveCampaign[],
): Promise<ReadonlyMap<string, KnownTerms>> {
  if (campaigns.length === 0) return new Map();
  const rows = await listStopTerms(
    db,
    campaigns.map(({ id }) => id),
  );
  const bid = (amount: bigint | null) => (amount === null ? null : cents(amount));
  return new Map(
    rows.map((row) => {
      const { leads, cents: money } = readLimits(row.limits);
      return [
        row.id,
        {
          version: row.version,
          // The column holds criteria as they were parsed.
          wantedStates: outlineCriteria(row.criteria as unknown as Criteria, findPlaces).states,
          lowestBidCents: lowestBid({
            exclusiveBidCents: bid(row.exclusive_bid_cents),
            sharedBidCents: bid(row.shared_bid_cents),
            adjustments: row.adjustments,
          }),
          mostLeads: leads.total ?? null,
          mostCents: money.total ?? null,
        },
      ];
    }),
  );
}

function gather(
  campaigns: readonly ActiveCampaign[],
  terms: ReadonlyMap<string, KnownTerms>,
): CampaignStops {
  const emptyWallets: string[] = [];
  const stops: CampaignStop[] = [];
  for (const [accountId, own] of Map.groupBy(campaigns, (row) => row.account_id)) {
    const licensedStates = new Set(own[0]?.licensed_states);
    const found = own.map((row) => {
      const ofCampaign = terms.get(row.id);
      const reason =
        ofCampaign === undefined
          ? null
          : findStop({
              ...ofCampaign,
              licensedStates,
              availableCents: row.available,
              leads: row.total_leads,
              cents: row.total_cents,
            });
      return { campaignId: row.id, reason };
    });
    if (isOutOfMoney(found.map(({ reason }) => reason))) emptyWallets.push(accountId);
    else
      for (const { campaignId, reason } of found)
        if (reason !== null) stops.push({ campaignId, reason });
  }
  return { stops, emptyWallets };
}
