// Reads the accounts whose wallet covers none of their bids, with what it still holds. The hour of
// the last purchase is that of their campaigns' counters.
import type { ItemSource } from "../item-source.ts";

export const EMPTY_WALLET_ITEMS: ItemSource = (bind, { emptyWallets }) => `
  select a.id, a.id as account_id, null::uuid as lead_id, case
      when l.hour_ms > 0 then to_timestamp(l.hour_ms / 1000.0)
      else a.created_at
    end as since,
    null::timestamptz as deadline,
    w.balance_cents + w.credit_limit_cents - w.held_cents as amount_cents, null::text as word,
    null::text as name, null::int as count, null::text as first_person
  from unnest(${bind(emptyWallets)}::uuid[]) as x (id)
  join account a on a.id = x.id
  join wallet w on w.account_id = x.id
  left join lateral (
    select max(s.hour_start_ms) as hour_ms
    from campaign c
    join campaign_state s on s.campaign_no = c.no
    where c.account_id = x.id
  ) l on true
`;
