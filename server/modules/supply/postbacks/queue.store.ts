// Queues postback messages: for new events, and for those before a postback was set. Each event
// goes to each postback once.
import type { PostbackEvent } from "../../../../domain/tracking/postback.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";

/**
 * An event that postbacks may report. Its subject makes it unique: the lead, or the sale if a lead
 * may have several.
 */
export interface Happening {
  readonly event: PostbackEvent;
  readonly leadId: string;
  readonly subjectId: string;
  /** Whole cents, as sent. */
  readonly payoutCents: bigint;
  readonly atMs: number;
}

/** Returns which of these accounts have any active postback. */
export async function listListeners(
  db: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ account_id: string }>({
    name: "postback-listeners",
    text: `
      select distinct account_id
      from postback
      where account_id = any($1::uuid[]) and status = 'active'
    `,
    values: [accountIds],
  });
  return new Set(rows.map(({ account_id: id }) => id));
}

/**
 * A source's own postback replaces those for all sources, event by event, even while it is paused.
 */
const CONCERNS = `
  (
    p.source_id = l.source_id
      or (
        p.source_id is null
          and not exists (
            select from postback o
            where o.source_id = l.source_id and h.event = any(o.events)
          )
      )
  )
`;

/**
 * Queues a message for each active postback that wants the event. An event that was already sent is
 * not queued again.
 */
export async function queueCalls(
  db: Queryable,
  happenings: readonly Happening[],
  nowMs: number,
): Promise<void> {
  if (happenings.length === 0) return;
  const { rows } = await db.query<{ postback_id: string; no: number }>(
    `select p.id as postback_id, h.no::int as no
     from unnest($1::text[], $2::uuid[]) with ordinality as h (event, lead_id, no)
     join lead l on l.id = h.lead_id
     join postback p
       on p.account_id = l.affiliate_id
         and p.status = 'active'
         and h.event = any(p.events)
         and ${CONCERNS}`,
    [happenings.map(({ event }) => event), happenings.map(({ leadId }) => leadId)],
  );
  await insertCalls(
    db,
    rows.flatMap(({ postback_id: postbackId, no }) => {
      const happening = happenings[no - 1];
      return happening === undefined ? [] : [{ postbackId, happening }];
    }),
    nowMs,
  );
}

async function insertCalls(
  db: Queryable,
  calls: readonly { readonly postbackId: string; readonly happening: Happening }[],
  nowMs: number,
): Promise<number> {
  if (calls.length === 0) return 0;
  const { rowCount } = await db.query(
    `insert into postback_message (id, postback_id, event, subject_id, lead_id, payout_cents, at,
       status, tries, next_at, log)
     select id, postback_id, event, subject_id, lead_id, payout, at, 'waiting', 0, $8::timestamptz,
       '[]'::jsonb
     from unnest(
       $1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::bigint[], $7::timestamptz[]
     ) as n (id, postback_id, event, subject_id, lead_id, payout, at)
     on conflict (postback_id, event, subject_id) do nothing`,
    [
      calls.map(({ happening }) => uuidv7(happening.atMs)),
      calls.map(({ postbackId }) => postbackId),
      calls.map(({ happening }) => happening.event),
      calls.map(({ happening }) => happening.subjectId),
      calls.map(({ happening }) => happening.leadId),
      calls.map(({ happening }) => happening.payoutCents),
      calls.map(({ happening }) => new Date(happening.atMs).toISOString()),
      new Date(nowMs).toISOString(),
    ],
  );
  return rowCount ?? 0;
}

/** Returns the events since $2 that this postback would have received and did not. */
const PAST = `
  with h as (
    select 'accepted' as event, l.id as lead_id, l.id as subject_id, l.answer_price_cents as payout,
      l.received_at as at
    from lead l
    where l.affiliate_id = $3
      and l.id >= $4
      and l.received_at >= $2
      and l.answer_status = 'accepted'
    union all
    select 'sold', l.id, l.id, l.answer_price_cents, l.received_at
    from lead l
    where l.affiliate_id = $3
      and l.id >= $4
      and l.received_at >= $2
      and l.answer_status = 'accepted'
      and l.answer_sale <> 'none'
    union all
    select 'sold', s.lead_id, s.id, s.earning_cents, s.sold_at
    from sale s
    where s.affiliate_id = $3 and s.id >= $4 and s.sold_at >= $2 and s.campaign_no is null
    union all
    select 'returned', s.lead_id, s.id, s.earning_cents, r.decided_at
    from lead_return r
    join sale s on s.id = r.sale_id
    where s.affiliate_id = $3 and r.status = 'approved' and r.decided_at >= $2
    union all
    select 'paid', s.lead_id, s.id, s.earning_cents, o.paid_at
    from payout o
    join payout_line i on i.payout_id = o.id
    join sale s on s.id = i.sale_id
    where o.affiliate_id = $3 and o.status = 'sent' and o.paid_at >= $2
  )
  select h.event, h.lead_id, h.subject_id, h.payout, h.at
  from h
  join lead l on l.id = h.lead_id
  join postback p on p.id = $1 and h.event = any(p.events) and ${CONCERNS}
  where not exists (
    select from postback_message c
    where c.postback_id = p.id and c.event = h.event and c.subject_id = h.subject_id
  )
`;

export interface PastOf {
  readonly id: string;
  readonly account_id: string;
}

const pastValues = (
  { id, account_id: accountId }: PastOf,
  since: Date,
  sinceId: string,
): unknown[] => [id, since, accountId, sinceId];

export async function countPast(
  db: Queryable,
  postback: PastOf,
  since: Date,
  sinceId: string,
): Promise<ReadonlyMap<PostbackEvent, number>> {
  const { rows } = await db.query<{ event: PostbackEvent; count: number }>(
    `select event, count(*)::int as count from (${PAST}) n group by 1`,
    pastValues(postback, since, sinceId),
  );
  return new Map(rows.map(({ event, count }) => [event, count]));
}

/**
 * Queues a message for each, the oldest first, at most `most` of them. Returns how many by event.
 */
export async function queuePast(
  db: Queryable,
  postback: PastOf,
  since: Date,
  {
    sinceId,
    most,
    nowMs,
  }: { readonly sinceId: string; readonly most: number; readonly nowMs: number },
): Promise<ReadonlyMap<PostbackEvent, number>> {
  const { rows } = await db.query<{
    event: PostbackEvent;
    lead_id: string;
    subject_id: string;
    payout: bigint;
    at: Date;
  }>(`${PAST} order by h.at limit ${most}`, pastValues(postback, since, sinceId));
  await insertCalls(
    db,
    rows.map((row) => ({
      postbackId: postback.id,
      happening: {
        event: row.event,
        leadId: row.lead_id,
        subjectId: row.subject_id,
        payoutCents: row.payout,
        atMs: row.at.getTime(),
      },
    })),
    nowMs,
  );
  const counts = new Map<PostbackEvent, number>();
  for (const { event } of rows) counts.set(event, (counts.get(event) ?? 0) + 1);
  return counts;
}
