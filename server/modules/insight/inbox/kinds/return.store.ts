// Reads the open returns whose next step is the network's, as `turnOf` in domain/returns.
import type { ItemSource } from "../item-source.ts";

export const RETURN_ITEMS: ItemSource = () => `
  select r.id, s.buyer_id as account_id, s.lead_id, r.escalated_at as since,
    r.decide_until as deadline, s.price_cents as amount_cents, r.reason as word,
    null::text as name, null::int as count, null::text as first_person
  from lead_return r
  join sale s on s.id = r.sale_id
  where r.status = 'filed' and r.escalated_at is not null and r.asked is null
`;
