// Reads the seller names of active buyers that wait for approval.
import type { ItemSource } from "../item-source.ts";

export const SELLER_NAME_ITEMS: ItemSource = () => `
  select n.id, n.account_id, null::uuid as lead_id, n.requested_at as since,
    null::timestamptz as deadline, null::bigint as amount_cents, null::text as word, n.name,
    null::int as count, null::text as first_person
  from seller_name n
  join account a on a.id = n.account_id and a.status = 'active'
  where n.approved_at is null and n.ended_at is null
`;
