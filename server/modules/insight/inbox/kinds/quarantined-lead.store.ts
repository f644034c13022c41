// Reads the leads that the network holds for review.
import type { ItemSource } from "../item-source.ts";

export const QUARANTINED_LEAD_ITEMS: ItemSource = () => `
  select l.id, l.affiliate_id as account_id, l.id as lead_id,
    coalesce(q.held_at, l.received_at) as since, null::timestamptz as deadline,
    null::bigint as amount_cents, l.side as word, q.reason as name, null::int as count,
    null::text as first_person
  from lead l
  left join quarantine q on q.lead_id = l.id
  where l.status = 'quarantined'
`;
