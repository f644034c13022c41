// Reads the current listings of the marketplace.
import type { Selectable } from "kysely";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Listing } from "../../../platform/db/schema.d.ts";
import { LEAD_COLUMNS, type LeadRow } from "../leads/index.ts";
import { isBuyableSql } from "../../selling/distribution/index.ts";

export type ListingRow = LeadRow & Omit<Selectable<Listing>, "lead_id">;

const OPEN_LISTINGS = `
  select ${LEAD_COLUMNS}, g.*
  from listing g
  join lead l on l.id = g.lead_id
  left join zip z on z.zip_code = l.zip_code and z.state = l.state
  where ${isBuyableSql("$2")}
`;

/**
 * The listings of these leads that are open at `atMs`, in their order. Leads sold meanwhile are
 * left out.
 */
export async function findListings(
  db: Queryable,
  leadIds: readonly string[],
  atMs: number,
): Promise<ListingRow[]> {
  const { rows } = await db.query<ListingRow>(`${OPEN_LISTINGS} and g.lead_id = any($1::uuid[])`, [
    leadIds,
    new Date(atMs),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return leadIds.flatMap((id) => byId.get(id) ?? []);
}

export async function findListing(
  db: Queryable,
  leadId: string,
  atMs: number,
): Promise<ListingRow | null> {
  const [row] = await findListings(db, [leadId], atMs);
  return row ?? null;
}
