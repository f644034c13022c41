// The rows of what is on the marketplace now.
import { LISTINGS } from "../../../contract/listings.ts";
import type { Selectable } from "kysely";
import type { Scope } from "../../../domain/access/access.ts";
import type { Result } from "../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../platform/db/plan-query.ts";
import type { Queryable } from "../../platform/db/queryable.ts";
import type { Listing } from "../../platform/db/schema.d.ts";
import { LEAD_COLUMNS, type LeadRow } from "../leads/index.ts";

export type ListingRow = LeadRow & Omit<Selectable<Listing>, "lead_id">;

const OPEN = "l.status = 'available' and t.ends_at > now()";

const LISTING_TABLE: CollectionTable = {
  rules: LISTINGS,
  columns: `${LEAD_COLUMNS}, t.*`,
  from: "listing t join lead l on l.id = t.lead_id left join zip z on z.zip_code = l.zip_code",
  always: OPEN,
  id: "l.id",
  fields: {
    side: "l.side", property_type: "l.property_type", state: "l.state", county_fips: "l.county_fips", zip_code: "l.zip_code", timing: "l.timing", tier: "l.tier",
    score_total: "l.score_total", listed_at: "t.listed_at", ends_at: "t.ends_at", exclusive_price_cents: "t.exclusive_price_cents", slot_price_cents: "t.slot_price_cents",
  },
  orders: { listed_at: { by: "t.listed_at", type: "time" }, ends_at: { by: "t.ends_at", type: "time" }, score_total: { by: "l.score_total", type: "integer" } },
  owner: { affiliate: "l.affiliate_id" },
};

/** Where only three digits of a ZIP are shown, the others cannot be asked for either. */
export function listListings(db: Queryable, query: ListQuery, scope: Scope, previewZip: "zip" | "zip3"): Promise<Result<Page<ListingRow>, QueryProblem[]>> {
  const table = previewZip === "zip" ? LISTING_TABLE : { ...LISTING_TABLE, fields: { ...LISTING_TABLE.fields, zip_code: "left(l.zip_code, 3)" } };
  return listRows<ListingRow>(db, table, query, scope);
}

export async function findListing(db: Queryable, leadId: string): Promise<ListingRow | null> {
  const { rows } = await db.query<ListingRow>(`select ${LISTING_TABLE.columns} from ${LISTING_TABLE.from} where t.lead_id = $1 and ${OPEN}`, [leadId]);
  return rows[0] ?? null;
}
