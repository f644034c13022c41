// Turns a search into the address of a new campaign: its filters become criteria, its maximum price
// becomes the bid.
import type { Where } from "../../../lib/documents/collections.ts";
import type { Overview } from "./use-listings.ts";

const KEPT = [
  "side",
  "property_type",
  "tier",
  "timing",
  "state",
  "county_fips",
  "zip_code",
  "radius",
] as const;
/** What has no criterion of its own: the states in it take its place. */
const BY_STATES = ["area", "outline"] as const;

/**
 * The address of the campaign form. `where` excludes filters that the buyer did not set: the wallet
 * balance is no bid. A part of the map without a criterion of its own becomes the states in it.
 */
export function campaignAddress(where: readonly Where[], overview: Overview | undefined): string {
  const asked = new URLSearchParams();
  for (const [field, operator, value] of where) {
    if (KEPT.some((kept) => kept === field))
      asked.set(field, Array.isArray(value) ? value.join(",") : String(value));
    if (field === "price_cents" && operator === "lte") asked.set("most", String(value));
  }
  const states = Object.keys(overview?.counts.state ?? {});
  const isPart = where.some(([field]) => BY_STATES.some((part) => part === field));
  if (!asked.has("state") && isPart && states.length > 0)
    asked.set("state", states.toSorted().join(","));
  const query = asked.toString();
  return query === "" ? "/campaigns/new" : `/campaigns/new?${query}`;
}
