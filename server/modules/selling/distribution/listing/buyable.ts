// Defines in SQL which listings a buyer can buy: the only definition, for the marketplace, for
// purchases and for every number of listed leads.

import { isNetworkPausedSql, isSubIdPausedSql } from "../../../network/network-pauses/index.ts";

/**
 * True if the network suspended the affiliate, or paused the source or a sub id, of the lead `l`.
 */
export const IS_SELLER_SUSPENDED = `(
  exists (select from account a where a.id = l.affiliate_id and a.status = 'suspended')
    or ${isNetworkPausedSql("source", "l.source_id")}
    or ${isSubIdPausedSql("l.source_id", "l.sub_ids")}
)`;

/**
 * True if the lead `l` can be bought by its listing `g`, but for the listing's time: it is neither
 * withdrawn nor in review, a slot is left, and its seller is not suspended.
 */
export const IS_OFFERED = `(
  l.status = 'available'
    and not g.ended
    and l.zip_code is not null
    and l.sold_slots < l.sale_slots
    and not ${IS_SELLER_SUSPENDED}
)`;

/** The same at a moment, which is an expression of SQL. */
export function isBuyableSql(at: string): string {
  return `(${IS_OFFERED} and g.ends_at > ${at})`;
}

/** Whether a buyer could buy the lead `l` now, by the clock of the database, as purchases are. */
export const IS_LISTED = `exists (
  select
  from listing g
  where g.lead_id = l.id and ${isBuyableSql("now()")}
)`;
