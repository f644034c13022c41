// Reads the payouts that wait for an approval, the first or the second.
import type { ItemSource } from "../item-source.ts";

export const PAYOUT_ITEMS: ItemSource = () => `
  select p.id, p.affiliate_id as account_id, null::uuid as lead_id,
    coalesce(p.first_approved_at, p.requested_at) as since, null::timestamptz as deadline,
    p.amount_cents,
    case when p.first_approved_by is null then 'first_approval' else 'second_approval' end as word,
    null::text as name, null::int as count, p.first_approved_by as first_person
  from payout p
  where p.status = 'requested'
`;
