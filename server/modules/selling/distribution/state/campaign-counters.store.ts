// Writes a campaign's counters outside of a batch.
import type { Queryable } from "../../../../platform/db/queryable.ts";

/** Writes the counters of a new campaign, all at zero. */
export async function insertCampaignCounters(db: Queryable, campaignNo: number): Promise<void> {
  await db.query(
    `insert into campaign_state (campaign_no, hour_start_ms, hour_leads, hour_cents, day_start_ms,
       day_leads, day_cents, week_start_ms, week_leads, week_cents, month_start_ms, month_leads,
       month_cents, total_leads, total_cents)
     values ($1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [campaignNo],
  );
}

/**
 * Subtracts a returned lead and its price from the campaign's totals; caps per time window stay
 * used.
 */
export async function takeBackReturned(
  db: Queryable,
  campaignNo: number,
  priceCents: bigint,
): Promise<void> {
  await db.query(
    `update campaign_state
     set total_leads = total_leads - 1, total_cents = total_cents - $2
     where campaign_no = $1`,
    [campaignNo, priceCents],
  );
}
