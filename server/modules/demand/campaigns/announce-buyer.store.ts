// Has the decisions read a buyer's facts again, by marking the buyer's campaigns as changed.
import { raiseDistributionVersion } from "../../../platform/db/distribution-version.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Marks the account's campaigns as changed with the next version of the distribution. */
export async function touchCampaigns(db: Queryable, accountId: string): Promise<void> {
  await db.query("update campaign set version = $2 where account_id = $1", [
    accountId,
    await raiseDistributionVersion(db),
  ]);
}

/**
 * Marks the account's campaigns as changed, once their counters are locked in the order in which
 * every decision locks them: no decision under way still sells by the old facts.
 */
export async function announceBuyer(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `select 1
     from campaign_state
     where campaign_no = any(array(select no from campaign where account_id = $1))
     order by campaign_no
     for no key update`,
    [accountId],
  );
  await touchCampaigns(db, accountId);
}
