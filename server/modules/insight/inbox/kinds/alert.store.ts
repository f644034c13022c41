// Reads the open alerts: the rule is the word, and its subject the name.
import type { ItemSource } from "../item-source.ts";

export const ALERT_ITEMS: ItemSource = () => `
  select t.id, t.account_id, null::uuid as lead_id, t.opened_at as since,
    null::timestamptz as deadline, null::bigint as amount_cents, t.kind as word,
    case t.subject_kind
      when 'source' then (select o.name from source o where o.id = t.subject_id::uuid)
      when 'account' then (select a.name from account a where a.id = t.subject_id::uuid)
      when 'destination' then (select d.name from destination d where d.id = t.subject_id::uuid)
      when 'webhook' then null
      when 'postback' then null
      else t.subject_id
    end as name,
    null::int as count, null::text as first_person
  from alert t
  where t.closed_at is null
`;
