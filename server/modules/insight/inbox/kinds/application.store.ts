// Reads the applications that the network decides about now.
import type { ItemSource } from "../item-source.ts";

export const APPLICATION_ITEMS: ItemSource = () => `
  select p.account_id as id, p.account_id, null::uuid as lead_id, p.sent_at as since,
    null::timestamptz as deadline, null::bigint as amount_cents, a.kind as word,
    null::text as name, null::int as count, null::text as first_person
  from account_application p
  join account a on a.id = p.account_id and a.status = 'pending'
  where p.turn = 'network'
`;
