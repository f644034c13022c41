// Presents a listing for the API: masked, with the current price, the next one and when it applies.
import type { Listing } from "../../../../contract/marketplace/listings.ts";
import {
  type ListedPrice,
  type ListingRules,
  nextFallAfter,
  priceAtAge,
} from "../../../../domain/distribution/listing.ts";
import { earningOf } from "../../../../domain/distribution/reserve.ts";
import { type Cents, cents, centsToJson } from "../../../../domain/money/money.ts";
import type { MapPoint, ShownZip } from "../../../platform/geo/map-points.ts";
import { leadEarningTerms } from "../../selling/distribution/index.ts";
import { presentPreview } from "../leads/index.ts";
import type { ListingRow } from "./listing.store.ts";

/**
 * `nowMs` is the moment the prices are for: a purchase computes them again by the database's clock.
 * `earns`: whether the reader earns from it, and sees money.
 */
export function presentListing(
  row: ListingRow,
  point: MapPoint | null,
  rules: ListingRules,
  previewZip: ShownZip,
  nowMs: number,
  abilities: Listing["abilities"],
  earns: boolean,
): Listing {
  const terms = leadEarningTerms(row);
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
  const priceAt = (price: ListedPrice | null, age: number | null): Cents | null =>
    price === null || age === null ? null : priceAtAge(price, rules, age);
  const at = (price: ListedPrice | null, age: number | null): number | null =>
    jsonOf(priceAt(price, age));
  const earned = (cents: Cents | null): number | null =>
    cents === null ? null : centsToJson(earningOf(cents, terms));
  return {
    lead_id: row.id,
    lead: presentPreview(row, previewZip),
    point,
    exclusive_price_cents: at(exclusive, ageMs),
    slot_price_cents: at(slot, ageMs),
    next_price_at: nextMs === null ? null : new Date(listedAtMs + nextMs).toISOString(),
    next_exclusive_price_cents: at(exclusive, nextMs),
    next_slot_price_cents: at(slot, nextMs),
    earning: earns
      ? {
          exclusive_cents: earned(priceAt(exclusive, ageMs)),
          slot_cents: earned(priceAt(slot, ageMs)),
          next_exclusive_cents: earned(priceAt(exclusive, nextMs)),
          next_slot_cents: earned(priceAt(slot, nextMs)),
          exclusive_reserve_cents: earned(exclusive?.floorCents ?? null),
          slot_reserve_cents: earned(slot?.floorCents ?? null),
        }
      : null,
    listed_at: row.listed_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    abilities,
  };
}

function jsonOf(amount: Cents | null): number | null {
  return amount === null ? null : centsToJson(amount);
}

function listedPrice(startCents: bigint | null, floorCents: bigint | null): ListedPrice | null {
  return startCents === null || floorCents === null
    ? null
    : { startCents: cents(startCents), floorCents: cents(floorCents) };
}
