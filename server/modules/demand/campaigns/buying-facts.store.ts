// Reads what decides whether campaigns can buy now: their counters, their account's money and
// licenses.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { COUNTER_COLUMNS, type CountersRow } from "../../selling/distribution/index.ts";

export type BuyingFactsRow = CountersRow & {
  readonly id: string;
  readonly is_account_active: boolean;
  readonly licensed_states: readonly string[];
  /** Balance plus credit less holds, in cents. */
  readonly available: bigint;
};

/** The facts of those of the campaigns that are active. */
export async function listBuyingFacts(
  db: Queryable,
  campaignIds: readonly string[],
): Promise<readonly BuyingFactsRow[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await db.query<BuyingFactsRow>(
    `select c.id, a.status = 'active' as is_account_active, v.licensed_states,
       w.balance_cents + w.credit_limit_cents - w.held_cents as available,
       ${COUNTER_COLUMNS.map((column) => `s.${column}`).join(", ")}
     from campaign c
     join account a on a.id = c.account_id
     join advertiser v on v.account_id = c.account_id
     join wallet w on w.account_id = c.account_id
     join campaign_state s on s.campaign_no = c.no
     where c.id = any($1::uuid[]) and c.status = 'active'`,
    [campaignIds],
  );
  return rows;
}
