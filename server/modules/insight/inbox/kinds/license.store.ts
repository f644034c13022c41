// Reads the licenses that active buyers claim, except for those that open a state unconfirmed.
import type { ItemSource } from "../item-source.ts";

export const LICENSE_ITEMS: ItemSource = (bind, { openClaims, today }) => `
  select l.id, l.account_id, null::uuid as lead_id, l.claimed_at as since,
    null::timestamptz as deadline, null::bigint as amount_cents, l.kind as word,
    l.us_state as name, null::int as count, null::text as first_person
  from license l
  join account a on a.id = l.account_id and a.status = 'active'
  where l.decided_at is null
    and l.ended_at is null
    and (
      l.us_state || ' ' || l.kind <> all(${bind(openClaims)}::text[])
        or l.expires_on < ${bind(today)}::date
    )
`;
