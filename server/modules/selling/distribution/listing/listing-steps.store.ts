// Applies time to listings: lowers prices at each listing's own offset, ends listings, deletes the
// contacts of unsold leads.
import type pg from "pg";
import type { ListingRules } from "../../../../../domain/distribution/listing.ts";
import { plainArray } from "../../../../platform/db/array-literal.ts";

/** Maximum rows changed by one round, so that no round holds many locks. */
const MAX_ROWS = 1_000;

/**
 * Lowers every price whose step has come. A purchase recomputes the same in database time; this
 * keeps displayed prices correct.
 */
export async function stepPrices(db: pg.Pool, rules: ListingRules, atMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `update listing
     set exclusive_price_cents = greatest(
       exclusive_floor_cents, (exclusive_start_cents * step.share + 5000) / 10000
     ),
       slot_price_cents = greatest(
         slot_floor_cents, (slot_start_cents * step.share + 5000) / 10000
       ), next_price_at = listed_at + step.next_ms * interval '1 millisecond'
     from (
       select after_ms, share, lead(after_ms) over (order by after_ms) as next_ms
       from unnest($1::bigint[], $2::integer[]) as rule (after_ms, share)
     ) as step
     where listing.lead_id in (
       select lead_id
       from listing
       where next_price_at <= to_timestamp($3::bigint / 1000.0)
       order by next_price_at
       limit $4
       for update skip locked
     )
       and listed_at + step.after_ms * interval '1 millisecond' <= to_timestamp($3::bigint / 1000.0)
       and (
         step.next_ms is null
           or listed_at + step.next_ms * interval '1 millisecond'
             > to_timestamp($3::bigint / 1000.0)
       )`,
    [
      plainArray(rules.steps.map(({ afterMs }) => afterMs)),
      plainArray(rules.steps.map(({ share }) => share)),
      atMs,
      MAX_ROWS,
    ],
  );
  return rowCount ?? 0;
}

/**
 * Ends listings whose time is over: a lead sold in some slots is sold, one sold in none has
 * expired.
 */
export async function endListings(db: pg.Pool, atMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `with due as (
       select l.id
       from lead l
       join listing g on g.lead_id = l.id
       where not g.ended and g.ends_at <= to_timestamp($1::bigint / 1000.0)
       order by l.id
       limit $2
       for no key update of l skip locked
     ),
     ended as (
       update listing
       set ended = true, next_price_at = null
       from due
       where listing.lead_id = due.id
     )
     update lead
     set status = case when sold_slots > 0 then 'sold' else 'expired' end,
       sale_slots = case when sold_slots > 0 then sold_slots else sale_slots end
     from due
     where lead.id = due.id and lead.status = 'available'`,
    [atMs, MAX_ROWS],
  );
  return rowCount ?? 0;
}

/**
 * Deletes the contacts whose time has come: the lead is unsold, so the affiliate may sell it
 * elsewhere.
 */
export async function forgetUnsoldContacts(db: pg.Pool, atMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from lead_private
     where lead_id in (
       select lead_id
       from lead_private
       where forget_at <= to_timestamp($1::bigint / 1000.0)
       order by forget_at
       limit $2
       for update skip locked
     )`,
    [atMs, MAX_ROWS],
  );
  return rowCount ?? 0;
}
