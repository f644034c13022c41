// Reads the rows that explain a decision: campaigns by their numbers, and a buyer's campaigns at
// the time of the decision.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface NamedCampaign {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly account_id: string;
  readonly account_name: string;
}

export async function findCampaignsByNo(
  db: Queryable,
  numbers: readonly number[],
): Promise<Map<number, NamedCampaign>> {
  const { rows } = await db.query<NamedCampaign>(
    `select c.no, c.id, c.name, c.account_id, a.name as account_name
     from campaign c
     join account a on a.id = c.account_id
     where c.no = any($1::int[])`,
    [numbers],
  );
  return new Map(rows.map((row) => [row.no, row]));
}

export interface PastCampaign {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  /** The document in force at the moment; null where the campaign did not exist yet. */
  readonly document: { readonly status: string; readonly criteria: unknown } | null;
}

/** The account's campaigns as they were at a moment. */
export async function findCampaignsAt(
  db: Queryable,
  accountId: string,
  at: Date,
): Promise<PastCampaign[]> {
  const { rows } = await db.query<PastCampaign>(
    `select c.no, c.id, c.name, h.document
     from campaign c
     left join lateral (
       select document
       from campaign_history
       where campaign_id = c.id and changed_at <= $2
       order by version desc
       limit 1
     ) h on true
     where c.account_id = $1
     order by c.no`,
    [accountId, at],
  );
  return rows;
}
