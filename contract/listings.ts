// The marketplace: leads on offer, masked, and buying one by hand.
import { type Static, Type } from "typebox";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../domain/lead/vocabulary.ts";
import { defineCollection, integerField, listQueryOf, textField, timeField, wordField } from "./collection.ts";
import { LeadPreview } from "./lead-shapes.ts";
import { defineOperation } from "./operation.ts";
import { BuyerSale } from "./sales.ts";
import { RequiredIdempotencyHeaders, Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "./schema.ts";

export const LISTINGS = defineCollection({
  name: "listings",
  fields: {
    side: wordField(LEAD_SIDES), property_type: wordField(PROPERTY_TYPES), state: textField, county_fips: textField, zip_code: textField,
    timing: wordField(TIMINGS), tier: wordField(TIERS), score_total: integerField, listed_at: timeField, ends_at: timeField,
    exclusive_price_cents: integerField, slot_price_cents: integerField,
  },
  orders: ["listed_at", "ends_at", "score_total"],
});

export const Listing = Type.Object(
  {
    lead_id: Uuid,
    lead: LeadPreview,
    exclusive_price_cents: nullable(centsOf("The price now for nobody else; null where it is not offered.")),
    slot_price_cents: nullable(centsOf("The price now of one shared slot; null where it is not offered.")),
    next_price_at: nullable(Timestamp, { description: "When the price falls; null when it will not any more." }),
    next_exclusive_price_cents: nullable(centsOf("What it falls to.")),
    next_slot_price_cents: nullable(centsOf("What it falls to.")),
    listed_at: Timestamp,
    ends_at: Timestamp,
    abilities: Type.Object({ buy: Type.Boolean() }, { title: "ListingAbilities" }),
  },
  { title: "Listing" },
);
export type Listing = Static<typeof Listing>;

export const listListings = defineOperation({
  method: "GET", path: "/v1/listings", operationId: "listListings", tags: ["Marketplace"],
  summary: "List what is on the marketplace",
  description: "An affiliate sees its own leads only.",
  access: ["session", "key"],
  request: { query: listQueryOf(LISTINGS) },
  responses: { 200: { description: "A page.", schema: pageOf(Listing, "ListingPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getListing = defineOperation({
  method: "GET", path: "/v1/listings/{lead_id}", operationId: "getListing", tags: ["Marketplace"],
  summary: "Read a listing",
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 200: { description: "The listing.", schema: Listing } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const purchaseListing = defineOperation({
  method: "POST", path: "/v1/listings/{lead_id}/purchase", operationId: "purchaseListing", tags: ["Marketplace"],
  summary: "Buy a lead",
  description: "The price is worked out again at the moment of the purchase and never exceeds `max_price_cents`.",
  access: ["session", "key"],
  request: {
    params: closed({ lead_id: Uuid }),
    headers: RequiredIdempotencyHeaders,
    body: closed({ mode: enumOf(["exclusive", "shared"]), max_price_cents: centsOf("The price that was shown.", 1) }),
  },
  responses: { 200: { description: "The sale, with the contact.", schema: BuyerSale } },
  problems: [
    "unauthenticated", "suspended", "forbidden", "not_found", "already_sold", "price_changed", "mode_not_offered", "insufficient_funds", "not_licensed",
    "already_owned", "consent_scope", "idempotency_mismatch", "in_progress",
  ],
  example: { mode: "exclusive", max_price_cents: 7_000 },
});
