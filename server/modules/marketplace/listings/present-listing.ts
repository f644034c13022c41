// Presents a listing for the API: masked, with the current price, the next one and when it applies.
import type { Listing } from "../../../../contract/marketplace/listings.ts";
import {
  type ListedPrice,
  type ListingRules,
  nextFallAfter,
  priceAtAge,
} from "../../../../domain/distribution/listing.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import type { MapPoint, ShownZip } from "../../../platform/geo/map-points.ts";
import { presentPreview } from "../leads/index.ts";
import type { ListingRow } from "./listing.store.ts";

/**
 * `nowMs` is the moment the prices are for: a purchase computes them again by the database's clock.
 */
export function presentListing(
  row: ListingRow,
  point: MapPoint | null,
  rules: ListingRules,
  previewZip: ShownZip,
  nowMs: number,
  abilities: Listing["abilities"],
): Listing {
  const listedAtMs = row.listed_at.getTime();
  const ageMs = Math.max(nowMs - listedAtMs, 0);
  // A lead with a sold slot can no longer be sold exclusively.
  const exclusive =
    row.sold_slots > 0 ? null : listedPrice(row.exclusive_start_cents, row.exclusive_floor_cents);
  const slot = listedPrice(row.slot_start_cents, row.slot_floor_cents);
  const nextMs = nextFallAfter(
    [exclusive, slot].filter((price) => price !== null),
    rules,
    ageMs,
  );
  const at = (price: ListedPrice | null, age: number | null): number | null =>
    price === null || age === null ? null : centsToJson(priceAtAge(price, rules, age));
  return {
    lead_id: row.id,
    lead: presentPreview(row, previewZip),
    point,
    exclusive_price_cents: at(exclusive, ageMs),
    slot_price_cents: at(slot, ageMs),
    next_price_at: nextMs === null ? null : new Date(listedAtMs + nextMs).toISOString(),
    next_exclusive_price_cents: at(exclusive, nextMs),
    next_slot_price_cents: at(slot, nextMs),
    listed_at: row.listed_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    abilities,
  };
}

function listedPrice(startCents: bigint | null, floorCents: bigint | null): ListedPrice | null {
  return startCents === null || floorCents === null
    ? null
    : { startCents: cents(startCents), floorCents: cents(floorCents) };
}
