// Reads the active campaigns with what decides whether they can buy at all.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { isNetworkPausedSql } from "../../network/network-pauses/index.ts";
import type { CampaignRow } from "./campaign.store.ts";

export interface ActiveCampaign {
  readonly id: string;
  readonly account_id: string;
  readonly version: bigint;
  /** Balance plus credit less holds, in cents. */
  readonly available: bigint;
  readonly licensed_states: readonly string[];
  readonly total_leads: number;
  readonly total_cents: bigint;
}

/** The active campaigns of active accounts, without those that the network paused. */
export async function listActiveCampaigns(db: Queryable): Promise<ActiveCampaign[]> {
  const { rows } = await db.query<ActiveCampaign>(
    `select c.id, c.account_id, c.version,
       w.balance_cents + w.credit_limit_cents - w.held_cents as available, v.licensed_states,
       s.total_leads, s.total_cents
     from campaign c
     join account a on a.id = c.account_id and a.status = 'active'
     join advertiser v on v.account_id = c.account_id
     join wallet w on w.account_id = c.account_id
     join campaign_state s on s.campaign_no = c.no
     where c.status = 'active' and not ${isNetworkPausedSql("campaign", "c.id")}`,
  );
  return rows;
}

export type StopTermsRow = Pick<
  CampaignRow,
  | "id"
  | "version"
  | "criteria"
  | "limits"
  | "adjustments"
  | "exclusive_bid_cents"
  | "shared_bid_cents"
>;

/** What the campaigns want, bid and may buy in total. */
export async function listStopTerms(
  db: Queryable,
  ids: readonly string[],
): Promise<StopTermsRow[]> {
  const { rows } = await db.query<StopTermsRow>(
    `select id, version, criteria, limits, adjustments, exclusive_bid_cents, shared_bid_cents
     from campaign
     where id = any($1::uuid[])`,
    [ids],
  );
  return rows;
}
