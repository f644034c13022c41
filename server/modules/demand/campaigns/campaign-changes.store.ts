// Reads the versions of a campaign with their authors, and what it bought in spans of time.
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { TimeSpan } from "../../../../domain/distribution/change-effect.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export interface ChangeRow {
  readonly version: bigint;
  readonly changed_at: Date;
  readonly document: CampaignDocument & { readonly paused_until?: string };
  readonly changed_by: string;
  /** The author's account; null for one that is gone, and for the system. */
  readonly author_account: string | null;
  readonly member_name: string | null;
  readonly key_name: string | null;
}

/** The latest versions, newest first. */
export async function listChanges(
  db: Queryable,
  campaignId: string,
  limit: number,
): Promise<readonly ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>(
    `select h.version, h.changed_at, h.document, h.changed_by,
       coalesce(m.account_id, k.account_id) as author_account, m.name as member_name,
       k.name as key_name
     from campaign_history h
     left join member m on m.user_id = h.changed_by
     left join api_key k on k.id::text = h.changed_by
     where h.campaign_id = $1
     order by h.version desc
     limit $2`,
    [campaignId, limit],
  );
  return rows;
}

export interface SpanSums {
  readonly leads: number;
  readonly cents: bigint;
}

/** What the campaign bought in each of the spans. */
export async function sumSpans(
  db: Queryable,
  buyerId: string,
  campaignNo: number,
  spans: readonly TimeSpan[],
): Promise<readonly SpanSums[]> {
  if (spans.length === 0) return [];
  const { rows } = await db.query<SpanSums>(
    `select count(s.id)::int as leads, coalesce(sum(s.price_cents), 0)::bigint as cents
     from unnest($3::uuid[], $4::uuid[]) with ordinality as span (first_id, end_id, no)
     left join sale s
       on s.buyer_id = $1 and s.campaign_no = $2 and s.id >= span.first_id and s.id < span.end_id
     group by span.no
     order by span.no`,
    [
      buyerId,
      campaignNo,
      spans.map(({ fromMs }) => lowestUuidv7(fromMs)),
      spans.map(({ untilMs }) => lowestUuidv7(untilMs)),
    ],
  );
  return rows;
}
