// Reads listings for the listing index: in pages, without contact data.
import type pg from "pg";
import { SOURCE_PAUSES_MARK_SQL } from "../../../network/network-pauses/index.ts";
import { IS_OFFERED } from "../../../selling/distribution/index.ts";
import type { ListingRecord } from "./listing-columns.ts";

/** Listings read per page. */
const PAGE = 10_000;
/** Before every id. */
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

const COLUMNS = [
  'l.id as "leadId"',
  'l.affiliate_id as "affiliateId"',
  "l.side",
  'l.property_type as "propertyType"',
  "l.timing",
  "l.tier",
  'l.zip_code as "zipCode"',
  "l.state",
  'l.score_total as "scoreTotal"',
  'round(extract(epoch from g.listed_at) * 1000)::float8 as "listedMs"',
  'round(extract(epoch from g.ends_at) * 1000)::float8 as "endsMs"',
  'case when l.sold_slots = 0 then g.exclusive_price_cents end::float8 as "exclusiveCents"',
  'g.slot_price_cents::float8 as "slotCents"',
  'l.earning_share as "earningShare"',
  'l.earning_flat_cents::float8 as "earningFlatCents"',
  `${IS_OFFERED} as "isOpen"`,
].join(", ");

/** How far a reader may trust its copy. */
export interface ListingsMark {
  /**
   * The id of a transaction before which all have ended: a reader that has all changes up to then
   * continues from here.
   */
  readonly until: string;
  /**
   * The suspended affiliates and the network's pauses of sources. A change of them opens or closes
   * listings unchanged.
   */
  readonly suspended: string;
}

export async function readMark(db: pg.ClientBase): Promise<ListingsMark> {
  const { rows } = await db.query<ListingsMark>({
    name: "shelf-mark",
    text: `
      select pg_snapshot_xmin(pg_current_snapshot())::text as until,
        (
          select coalesce(string_agg(s.id::text, ',' order by s.id), '')
          from account s
          where s.status = 'suspended'
        ) || ' ' || coalesce((${SOURCE_PAUSES_MARK_SQL}), '') as suspended
    `,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("the database has no snapshot");
  return row;
}

/** All open listings, or those that a transaction since `since` has changed, page by page. */
export async function* readListings(
  db: pg.ClientBase,
  since: string | null,
): AsyncGenerator<ListingRecord[]> {
  for (let after = LOWEST_ID; ;) {
    const { rows } = await db.query<ListingRecord>({
      name: since === null ? "shelf-listings" : "shelf-changes",
      // The page first, then its leads: otherwise each page might be planned as a full join.
      text: `
        with g as materialized (
          select *
          from listing
          where lead_id > $1
            and
              ${since === null ? "not ended and $2::text is null" : "changed_in >= $2::text::xid8"}
          order by lead_id
          limit ${PAGE}
        )
        select ${COLUMNS}
        from g
        join lead l on l.id = g.lead_id
        order by g.lead_id
      `,
      values: [after, since],
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < PAGE) return;
    after = last.leadId;
  }
}
