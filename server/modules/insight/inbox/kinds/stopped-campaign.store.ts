// Reads the campaigns that the rules found stopped. The hour of the last purchase is that of the
// campaign's counters; one that never bought waits since it was created.
import type { ItemSource } from "../item-source.ts";

export const STOPPED_CAMPAIGN_ITEMS: ItemSource = (bind, { stops }) => `
  select c.id, c.account_id, null::uuid as lead_id,
    case
      when s.hour_start_ms > 0 then to_timestamp(s.hour_start_ms / 1000.0)
      else c.created_at
    end as since, null::timestamptz as deadline, null::bigint as amount_cents, x.word, c.name,
    null::int as count, null::text as first_person
  from unnest(
    ${bind(stops.map(({ campaignId }) => campaignId))}::uuid[],
    ${bind(stops.map(({ reason }) => reason))}::text[]
  ) as x (id, word)
  join campaign c on c.id = x.id
  join campaign_state s on s.campaign_no = c.no
`;
