// Reads and writes clicks, many at a time, with the leads that resulted from each.
import { CLICKS } from "../../../../contract/supply/links.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Device } from "../../../../domain/tracking/click.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface NewClick {
  readonly id: string;
  readonly linkId: string;
  readonly sourceId: string;
  readonly affiliateId: string;
  readonly atMs: number;
  readonly subIds: string | null;
  readonly adParams: string | null;
  readonly referrerHost: string | null;
  readonly device: Device;
  readonly isUnique: boolean;
  readonly isBot: boolean;
}

/** The increment of a link's daily count. */
export interface DayCount {
  readonly linkId: string;
  readonly day: string;
  clicks: number;
  uniques: number;
  bots: number;
  private: number;
}

/**
 * Inserts clicks and increments their links' daily counts in one statement. Days are ordered by
 * link, so that two processes cannot deadlock.
 */
export async function insertClicks(
  db: Queryable,
  clicks: readonly NewClick[],
  days: readonly DayCount[],
): Promise<void> {
  const sorted = days.toSorted((a, b) =>
    a.linkId === b.linkId ? (a.day < b.day ? -1 : 1) : a.linkId < b.linkId ? -1 : 1,
  );
  await db.query({
    name: "clicks-insert",
    text: `
      with kept as (
        insert into click (id, link_id, source_id, affiliate_id, at, sub_ids, ad_params,
          referrer_host, device, is_unique, is_bot)
        select *
        from unnest(
          $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::text[], $7::text[],
            $8::text[], $9::text[], $10::boolean[], $11::boolean[]
        )
      )
      insert into link_day as d (link_id, day, clicks, uniques, bots, private)
      select *
      from unnest($12::uuid[], $13::date[], $14::int[], $15::int[], $16::int[], $17::int[])
      on conflict (link_id, day) do update
        set clicks = d.clicks + excluded.clicks, uniques = d.uniques + excluded.uniques,
          bots = d.bots + excluded.bots, private = d.private + excluded.private
    `,
    values: [
      clicks.map(({ id }) => id),
      clicks.map(({ linkId }) => linkId),
      clicks.map(({ sourceId }) => sourceId),
      clicks.map(({ affiliateId }) => affiliateId),
      clicks.map(({ atMs }) => new Date(atMs).toISOString()),
      clicks.map(({ subIds }) => subIds),
      clicks.map(({ adParams }) => adParams),
      clicks.map(({ referrerHost }) => referrerHost),
      clicks.map(({ device }) => device),
      clicks.map(({ isUnique }) => isUnique),
      clicks.map(({ isBot }) => isBot),
      sorted.map(({ linkId }) => linkId),
      sorted.map(({ day }) => day),
      sorted.map((day) => day.clicks),
      sorted.map(({ uniques }) => uniques),
      sorted.map(({ bots }) => bots),
      sorted.map((day) => day.private),
    ],
  });
}

export interface ClickRow {
  readonly id: string;
  readonly link_id: string;
  readonly source_id: string;
  readonly at: Date;
  readonly sub_ids: string | null;
  readonly referrer_host: string | null;
  readonly device: Device;
  readonly is_unique: boolean;
  readonly is_bot: boolean;
  readonly lead_id: string | null;
  readonly earned_cents: bigint | null;
}

const CLICK_TABLE: CollectionTable = {
  rules: CLICKS,
  columns: `c.id, c.link_id, c.source_id, c.at, c.sub_ids, c.referrer_host, c.device, c.is_unique,
       c.is_bot, b.lead_id, b.earned_cents`,
  // A click counts for its own source only: the same id in another source's lead is ignored.
  from: `
    click c left join lateral (
      select (array_agg(l.id order by l.id))[1] as lead_id,
        (
          sum(
            (
              select coalesce(sum(s.earning_cents), 0)
              from sale s
              where s.lead_id = l.id and s.status = 'sold'
            )
          )
        )::bigint as earned_cents
      from lead l
      where l.click_id = c.id::text
        and l.source_id = c.source_id
        and l.answer_status = 'accepted'
        and l.click_id is not null
    ) b on true
  `,
  id: "c.id",
  fields: {
    id: "c.id",
    link_id: "c.link_id",
    source_id: "c.source_id",
    device: "c.device",
    at: "c.at",
  },
  orders: { at: { by: "c.id", type: "uuid" } },
  owner: { account: "c.affiliate_id" },
};

export function listClicks(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ClickRow>, QueryProblem[]>> {
  return listRows<ClickRow>(db, CLICK_TABLE, query, scope);
}

/** Deletes clicks older than a given time, a few thousand per call; returns how many. */
export async function forgetClicks(db: Queryable, beforeId: string): Promise<number> {
  const { rowCount } = await db.query(
    "delete from click where id in (select id from click where id < $1 limit 5000)",
    [beforeId],
  );
  return rowCount ?? 0;
}
