// Reads the destinations with leads that reached their buyer nowhere: every delivery of the sale
// has failed, and it was not returned.
import type { ItemSource } from "../item-source.ts";

export const FAILED_DELIVERY_ITEMS: ItemSource = () => `
  select t.id, t.account_id, null::uuid as lead_id, f.since, null::timestamptz as deadline,
    null::bigint as amount_cents, t.kind as word, t.name, f.count, null::text as first_person
  from (
    select d.destination_id, min(d.ended_at) as since, count(*)::int as count
    from delivery d
    join sale s on s.id = d.sale_id and s.status = 'sold'
    where d.status = 'failed'
      and d.ended_because is null
      and not exists (select from delivery o where o.sale_id = d.sale_id and o.status <> 'failed')
    group by d.destination_id
  ) f
  join destination t on t.id = f.destination_id
`;
