// Reads listings for the listing index: in pages, without contact data.
import type pg from "pg";
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
  'round(extract(epoch from t.listed_at) * 1000)::float8 as "listedMs"',
  'round(extract(epoch from t.ends_at) * 1000)::float8 as "endsMs"',
  'case when l.sold_slots = 0 then t.exclusive_price_cents end::float8 as "exclusiveCents"',
  't.slot_price_cents::float8 as "slotCents"',
  `l.status = 'available' and not t.ended and l.zip_code is not null as "isOpen"`,
].join(", ");

/**
 * The id of a transaction before which all have ended: a reader that has all changes up to then
 * continues from here.
 */
export async function readSettledUntil(db: pg.ClientBase): Promise<string> {
  const { rows } = await db.query<{ until: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as until",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database has no snapshot");
  return row.until;
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
        with t as materialized (
          select *
          from listing
          where lead_id > $1
            and
              ${since === null ? "not ended and $2::text is null" : "changed_in >= $2::text::xid8"}
          order by lead_id
          limit ${PAGE}
        )
        select ${COLUMNS}
        from t
        join lead l on l.id = t.lead_id
        order by t.lead_id
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
