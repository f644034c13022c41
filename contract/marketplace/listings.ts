// Defines the operations on the marketplace: masked listings, and buying a lead manually.
import { MAX_CONSENT_AGE_DAYS } from "../../domain/lead/consent-age.ts";
import { type Static, Type } from "typebox";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../domain/lead/vocabulary.ts";
import {
  areaField,
  circleField,
  defineCollection,
  integerField,
  listQueryOf,
  outlineField,
  textField,
  timeField,
  wordField,
} from "../collection.ts";
import { LeadPreview } from "./lead-shapes.ts";
import { MapPoint } from "./map-point.ts";
import { defineOperation } from "../operation.ts";
import { BuyerSale } from "./sales.ts";
import {
  RequiredIdempotencyHeaders,
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  nullable,
  pageOf,
} from "../schema.ts";

export const LISTINGS = defineCollection({
  name: "listings",
  fields: {
    side: wordField(LEAD_SIDES),
    property_type: wordField(PROPERTY_TYPES),
    state: textField,
    county_fips: textField,
    zip_code: textField,
    timing: wordField(TIMINGS),
    tier: wordField(TIERS),
    score_total: integerField,
    listed_at: timeField,
    ends_at: timeField,
    exclusive_price_cents: integerField,
    slot_price_cents: integerField,
    price_cents: integerField,
    area: areaField,
    radius: circleField,
    outline: outlineField,
  },
  orders: ["listed_at", "ends_at", "score_total", "price_cents"],
});

const ListingEarning = Type.Object(
  {
    exclusive_cents: nullable(centsOf("What an exclusive sale would earn you now.")),
    slot_cents: nullable(centsOf("What a shared slot would earn you now.")),
    next_exclusive_cents: nullable(centsOf("The same at the next price.")),
    next_slot_cents: nullable(centsOf("The same at the next price.")),
    exclusive_reserve_cents: nullable(
      centsOf("What an exclusive sale earns you at least: the price does not fall below it."),
    ),
    slot_reserve_cents: nullable(centsOf("The same for a shared slot.")),
  },
  { title: "ListingEarning" },
);

export const Listing = Type.Object(
  {
    lead_id: Uuid,
    lead: LeadPreview,
    point: nullable(MapPoint, {
      description:
        "The center of its ZIP, as precisely as the ZIP is shown; never the property's location.",
    }),
    exclusive_price_cents: nullable(centsOf("The current exclusive price; null if not offered.")),
    slot_price_cents: nullable(
      centsOf("The current price of one shared slot; null if not offered."),
    ),
    next_price_at: nullable(Timestamp, {
      description: "When the price falls next; null if it will not fall again.",
    }),
    next_exclusive_price_cents: nullable(centsOf("The price after that.")),
    next_slot_price_cents: nullable(centsOf("The price after that.")),
    earning: nullable(ListingEarning, {
      description: "For its affiliate, by its terms of today; null for others, and for agents.",
    }),
    listed_at: Timestamp,
    ends_at: Timestamp,
    abilities: Type.Object(
      { buy: Type.Boolean(), reprice: Type.Boolean(), withdraw: Type.Boolean() },
      { title: "ListingAbilities" },
    ),
  },
  { title: "Listing" },
);
export type Listing = Static<typeof Listing>;

export const listListings = defineOperation({
  method: "GET",
  path: "/v1/listings",
  operationId: "listListings",
  tags: ["Marketplace"],
  summary: "List the listings on the marketplace",
  description:
    "An affiliate sees its own leads only. `price_cents` is the lowest price of the lead: a " +
    "shared slot's price if one is offered. An `area`, a `radius` and an `outline` contain the " +
    "ZIPs whose center lies in them, as precisely as the ZIP is shown.",
  access: ["session", "key"],
  request: { query: listQueryOf(LISTINGS) },
  responses: { 200: { description: "A page.", schema: pageOf(Listing, "ListingPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getListing = defineOperation({
  method: "GET",
  path: "/v1/listings/{lead_id}",
  operationId: "getListing",
  tags: ["Marketplace"],
  summary: "Retrieve a listing",
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 200: { description: "The listing.", schema: Listing } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const purchaseListing = defineOperation({
  method: "POST",
  path: "/v1/listings/{lead_id}/purchase",
  operationId: "purchaseListing",
  tags: ["Marketplace"],
  summary: "Buy a lead",
  description:
    "The price is computed again at the moment of purchase and never exceeds `max_price_cents`.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads", "money"] },
  request: {
    params: closed({ lead_id: Uuid }),
    headers: RequiredIdempotencyHeaders,
    body: closed({
      mode: enumOf(["exclusive", "shared"]),
      max_price_cents: centsOf("The price that you were shown.", 1),
    }),
  },
  responses: { 200: { description: "The sale, with the contact.", schema: BuyerSale } },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "already_sold",
    "no_longer_listed",
    "price_changed",
    "mode_not_offered",
    "insufficient_funds",
    "not_licensed",
    "already_owned",
    "consent_scope",
    "idempotency_mismatch",
    "in_progress",
  ],
  example: { mode: "exclusive", max_price_cents: 7_000 },
});

export const repriceListing = defineOperation({
  method: "PATCH",
  path: "/v1/listings/{lead_id}",
  operationId: "repriceListing",
  tags: ["Marketplace"],
  summary: "Update the asking price of a lead",
  description:
    "Applies from now on; the price keeps falling by the network's steps. It cannot be below the " +
    "source's reserve. A buyer who was shown a lower price is notified and not charged.",
  access: ["session", "key"],
  request: {
    params: closed({ lead_id: Uuid }),
    body: closed(
      {
        exclusive_price_cents: Type.Optional(centsOf("Exclusive price.", 1)),
        slot_price_cents: Type.Optional(centsOf("Price of one shared slot.", 1)),
      },
      { title: "AskingPrices", minProperties: 1 },
    ),
  },
  responses: { 200: { description: "The listing as it is now.", schema: Listing } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold", "mode_not_offered"],
  example: { exclusive_price_cents: 9_500 },
});

export const withdrawListing = defineOperation({
  method: "POST",
  path: "/v1/listings/{lead_id}/withdraw",
  operationId: "withdrawListing",
  tags: ["Marketplace"],
  summary: "Unlist a lead",
  description:
    "Sold slots stay sold, and no further slot is sold. If none is sold, you may sell the lead " +
    "elsewhere; its contact is deleted here after unsold_contact_hours of the settings, and " +
    "until then the lead can be put back. A lead that the network takes off stays off, and " +
    "only the network takes off a lead that it holds for review.",
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 204: { description: "The lead is off the marketplace." } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold", "window_closed"],
});

export const relistListing = defineOperation({
  method: "POST",
  path: "/v1/listings/{lead_id}/relist",
  operationId: "relistListing",
  tags: ["Marketplace"],
  summary: "Relist an unsold lead",
  description:
    "A lead that you took off returns at the price that it would have by now. One whose listing " +
    "expired is listed for the same time again, at the price it had fallen to; one on sale stays " +
    "as it is. Refused if the contact is deleted, unsold_contact_hours of the settings after the " +
    `lead was taken off, or if the consent is older than ${MAX_CONSENT_AGE_DAYS} days.`,
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 200: { description: "The listing as it is now.", schema: Listing } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold", "window_closed"],
});
