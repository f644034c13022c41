// Checks a campaign that is only backtested: like one that is saved, except for fields it need not
// have yet.
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { BacktestRequest } from "../../../../contract/demand/previews.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { CampaignTerms } from "../../../../domain/distribution/bidder.ts";
import { readLimits } from "../../../../domain/distribution/caps.ts";
import { cents } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type CheckedCampaign, completeCampaign } from "./campaign-document.ts";
import { findAdvertiserZone, findCampaign } from "./campaign.store.ts";
import { checkCampaign } from "./check-campaign.ts";
import type { CampaignDeps } from "./write-campaign.ts";

export interface ReadBacktest {
  readonly accountId: string;
  readonly criteria: Criteria;
  readonly order: CampaignTerms;
}

/** Reads the campaign to backtest, for the account it would belong to. */
export async function readBacktestRequest(
  { pool, lookups }: Pick<CampaignDeps, "pool" | "lookups">,
  actor: Actor,
  { campaign_id: campaignId, ...draft }: BacktestRequest,
): Promise<Result<ReadBacktest, Refusal>> {
  const accountId = await findOwner({ pool }, actor, campaignId);
  if (!accountId.ok) return accountId;
  const timeZone = await findAdvertiserZone(pool, accountId.value);
  if (timeZone === null) return refuse(FORBIDDEN);
  // Name and bid may be missing yet: placeholders take their place and are not used.
  const complete = completeCampaign({ name: "trial", ...draft }, timeZone);
  const hasBid = complete.exclusive_bid_cents !== null || complete.shared_bid_cents !== null;
  const checked = checkCampaign(
    hasBid ? complete : { ...complete, exclusive_bid_cents: 1 },
    lookups,
  );
  if (!checked.ok) return refuse(invalid(checked.error));
  return ok({
    accountId: accountId.value,
    criteria: checked.value.criteria,
    order: orderOf({ ...checked.value, document: complete }),
  });
}

/** The criteria and terms of a document that was stored; null if it no longer passes the checks. */
export function readTerms(
  document: CampaignDocument,
  timeZone: string,
  lookups: CampaignDeps["lookups"],
): Pick<ReadBacktest, "criteria" | "order"> | null {
  const checked = checkCampaign(completeCampaign(document, timeZone), lookups);
  return checked.ok ? { criteria: checked.value.criteria, order: orderOf(checked.value) } : null;
}

async function findOwner(
  { pool }: Pick<CampaignDeps, "pool">,
  actor: Actor,
  campaignId: string | undefined,
): Promise<Result<string, Refusal>> {
  if (campaignId === undefined)
    return can(actor, "create", "campaign", { accountId: actor.accountId })
      ? ok(actor.accountId)
      : refuse(FORBIDDEN);
  const campaign = await findCampaign(pool, campaignId);
  const subject = { accountId: campaign?.account_id ?? "" };
  if (campaign === null || !can(actor, "read", "campaign", subject)) return refuse(NOT_FOUND);
  return can(actor, "update", "campaign", subject) ? ok(campaign.account_id) : refuse(FORBIDDEN);
}

function orderOf({ document, adjustments, schedule }: CheckedCampaign): CampaignTerms {
  const bid = (amount: number | null) => (amount === null ? null : cents(amount));
  return {
    exclusiveBidCents: bid(document.exclusive_bid_cents),
    sharedBidCents: bid(document.shared_bid_cents),
    adjustments,
    schedule,
    limits: readLimits(document.limits),
    sourceLimits: readLimits(document.source_limits),
    pacing: document.pacing,
    priority: document.priority,
    weight: document.weight,
    contactChannels: document.contact_channels,
    blockedSourceIds: new Set(document.blocked_source_ids),
  };
}
