// Reads the consumers' requests that the network has not decided. The account is the network's own:
// a person may be in leads of many accounts.
import type { ItemSource } from "../item-source.ts";

export const CONSUMER_REQUEST_ITEMS: ItemSource = () => `
  select r.id, n.id as account_id, r.lead_id, r.filed_at as since, r.due_at as deadline,
    null::bigint as amount_cents, r.kind as word, null::text as name, null::int as count,
    null::text as first_person
  from consumer_request r
  cross join (select id from account where kind = 'network' order by id limit 1) n
  where r.status = 'open'
`;
