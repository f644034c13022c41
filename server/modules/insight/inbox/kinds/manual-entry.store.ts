// Reads the entries into wallets that wait for a second person.
import type { ItemSource } from "../item-source.ts";

export const MANUAL_ENTRY_ITEMS: ItemSource = () => `
  select e.id, e.account_id, null::uuid as lead_id, e.made_at as since,
    null::timestamptz as deadline, e.amount_cents, e.kind as word, null::text as name,
    null::int as count, e.made_by as first_person
  from manual_entry e
  where e.status = 'waiting'
`;
