// A search as the beginning of a campaign: what was asked of the leads goes into its criteria, the
// most one would pay into its bid.
import type { Where } from "../../../lib/documents/collections.ts";
import type { Overview } from "./use-listings.ts";

const KEPT = ["side", "property_type", "tier", "timing", "state", "zip_code"] as const;

/**
 * The address of the form of a matching campaign. `where` is without conditions the user did not
 * set: a wallet is no bid. A part of the map stands for its states.
 */
export function campaignAddress(where: readonly Where[], overview: Overview | undefined): string {
  const asked = new URLSearchParams();
  for (const [field, operator, value] of where) {
    if (KEPT.some((kept) => kept === field))
      asked.set(field, Array.isArray(value) ? value.join(",") : String(value));
    if (field === "price_cents" && operator === "lte") asked.set("most", String(value));
  }
  const states = Object.keys(overview?.counts.state ?? {});
  if (!asked.has("state") && where.some(([field]) => field === "area") && states.length > 0)
    asked.set("state", states.toSorted().join(","));
  const query = asked.toString();
  return query === "" ? "/campaigns/new" : `/campaigns/new?${query}`;
}
