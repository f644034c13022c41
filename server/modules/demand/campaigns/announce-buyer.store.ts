// Marks a buyer's campaigns as changed, so that decisions reload the buyer's facts.
import { raiseDistributionVersion } from "../../../platform/db/distribution-version.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Marks the account's campaigns as changed with the next distribution version. */
export async function touchCampaigns(db: Queryable, accountId: string): Promise<void> {
  await db.query("update campaign set version = $2 where account_id = $1", [
    accountId,
    await raiseDistributionVersion(db),
  ]);
}

/**
 * Marks the account's campaigns as changed, after locking their counters in the order in which
 * every decision locks them: no running decision still sells by the old facts.
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

/** Marks one campaign as changed, whose counters the transaction has locked. */
export async function announceCampaign(db: Queryable, id: string): Promise<void> {
  await db.query("update campaign set version = $2 where id = $1", [
    id,
    await raiseDistributionVersion(db),
  ]);
}
