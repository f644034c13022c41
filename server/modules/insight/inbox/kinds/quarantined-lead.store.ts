// Reads the leads in quarantine.
import type { ItemSource } from "../item-source.ts";

export const QUARANTINED_LEAD_ITEMS: ItemSource = () => `
  select l.id, l.affiliate_id as account_id, l.id as lead_id, l.received_at as since,
    null::timestamptz as deadline, null::bigint as amount_cents, l.side as word,
    null::text as name, null::int as count, null::text as first_person
  from lead l
  where l.status = 'quarantined'
`;
