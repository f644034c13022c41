// Reads what a campaign was over time, and where its buyer might buy.
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface CampaignVersion {
  readonly changed_at: Date;
  readonly document: CampaignDocument;
}

/** The versions that stood at `from` or later, in order; at most the latest `limit`. */
export async function listVersions(
  db: Queryable,
  campaignId: string,
  from: Date,
  limit: number,
): Promise<CampaignVersion[]> {
  const { rows } = await db.query<CampaignVersion>(
    `select changed_at, document
     from campaign_history
     where campaign_id = $1 and version >= coalesce(
       (
         select max(version)
         from campaign_history
         where campaign_id = $1 and changed_at <= $2
       ),
       0
     )
     order by version desc
     limit $3`,
    [campaignId, from, limit],
  );
  return rows.toReversed();
}

export interface RightsVersion {
  readonly changed_at: Date;
  readonly buyer_kind: BuyerKind;
  readonly licensed_states: string[];
  readonly is_active: boolean;
}

/** All recorded rights of an advertiser, in order. */
export async function listRights(db: Queryable, accountId: string): Promise<RightsVersion[]> {
  const { rows } = await db.query<RightsVersion>(
    `select changed_at, buyer_kind, licensed_states, is_active
     from advertiser_history
     where account_id = $1
     order by changed_at`,
    [accountId],
  );
  return rows;
}
