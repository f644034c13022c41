// The marketplace: leads on offer, masked, and buying one by hand.
import { MAX_CONSENT_AGE_DAYS } from "../../domain/lead/consent-age.ts";
import { UNSOLD_CONTACT_KEPT_HOURS } from "../../domain/distribution/listing.ts";
import { type Static, Type } from "typebox";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../domain/lead/vocabulary.ts";
import {
  areaField,
  defineCollection,
  filterQueryOf,
  integerField,
  listQueryOf,
  textField,
  timeField,
  wordField,
} from "../collection.ts";
import { LeadPreview } from "./lead-shapes.ts";
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
  },
  orders: ["listed_at", "ends_at", "score_total", "price_cents"],
});

/** What is counted by value, so that one sees what a choice would leave. */
export const COUNTED_FIELDS = ["side", "property_type", "timing", "tier", "state"] as const;

const degrees = (description: string) => Type.Number({ description });
const MapPoint = Type.Object(
  { latitude: degrees("Degrees north."), longitude: degrees("Degrees east.") },
  { title: "MapPoint" },
);

export const Listing = Type.Object(
  {
    lead_id: Uuid,
    lead: LeadPreview,
    point: nullable(MapPoint, {
      description:
        "The middle of its ZIP as far as that is shown: never where the property stands.",
    }),
    exclusive_price_cents: nullable(
      centsOf("The price now for nobody else; null where it is not offered."),
    ),
    slot_price_cents: nullable(
      centsOf("The price now of one shared slot; null where it is not offered."),
    ),
    next_price_at: nullable(Timestamp, {
      description: "When the price falls; null when it will not any more.",
    }),
    next_exclusive_price_cents: nullable(centsOf("What it falls to.")),
    next_slot_price_cents: nullable(centsOf("What it falls to.")),
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
  summary: "List what is on the marketplace",
  description:
    "An affiliate sees its own leads only. `price_cents` is the least for which one can have " +
    "the lead: a shared slot's price where one is offered. An `area` holds the ZIPs whose " +
    "middle lies in it.",
  access: ["session", "key"],
  request: { query: listQueryOf(LISTINGS) },
  responses: { 200: { description: "A page.", schema: pageOf(Listing, "ListingPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

const counts = (field: string) =>
  Type.Record(Type.String(), Type.Integer(), {
    description:
      `Listings by ${field}, as if nothing were asked of it. Values without a listing are left ` +
      "out.",
  });

export const ListingOverview = Type.Object(
  {
    total: Type.Integer({ description: "Listings that meet all conditions." }),
    counts: Type.Object(
      {
        side: counts("side"),
        property_type: counts("property type"),
        timing: counts("timing"),
        tier: counts("tier"),
        state: counts("state"),
      },
      { title: "ListingCounts" },
    ),
    clusters: Type.Array(
      Type.Object(
        {
          latitude: degrees("Where most of them are."),
          longitude: degrees("Where most of them are."),
          count: Type.Integer(),
          west: degrees("The area that holds them all."),
          south: degrees("See west."),
          east: degrees("See west."),
          north: degrees("See west."),
          place: nullable(Type.String(), {
            description:
              "City and state, or the state alone where several cities are in it; null where " +
              "several states are.",
          }),
          zip_code: nullable(Type.String(), {
            description: "Where all stand in one ZIP, as far as it is shown.",
          }),
        },
        { title: "ListingCluster" },
      ),
      {
        description:
          "Listings that meet all conditions, by place: some dozen across the area that was " +
          "asked for, or the country.",
      },
    ),
  },
  { title: "ListingOverview" },
);
export type ListingOverview = Static<typeof ListingOverview>;

export const getListingOverview = defineOperation({
  method: "GET",
  path: "/v1/listings/overview",
  operationId: "getListingOverview",
  tags: ["Marketplace"],
  summary: "Count what is on the marketplace, by filter and on the map",
  description: "With the conditions of the list; of one's own leads only for an affiliate.",
  access: ["session", "key"],
  request: { query: filterQueryOf(LISTINGS) },
  responses: { 200: { description: "The counts.", schema: ListingOverview } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getListing = defineOperation({
  method: "GET",
  path: "/v1/listings/{lead_id}",
  operationId: "getListing",
  tags: ["Marketplace"],
  summary: "Read a listing",
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
    "The price is worked out again at the moment of the purchase and never exceeds " +
    "`max_price_cents`.",
  access: ["session", "key"],
  request: {
    params: closed({ lead_id: Uuid }),
    headers: RequiredIdempotencyHeaders,
    body: closed({
      mode: enumOf(["exclusive", "shared"]),
      max_price_cents: centsOf("The price that was shown.", 1),
    }),
  },
  responses: { 200: { description: "The sale, with the contact.", schema: BuyerSale } },
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "already_sold",
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
  summary: "Ask another price for a lead",
  description:
    "From now on; it goes on falling by the network's steps. Never below what the source's " +
    "reserve comes to. A buyer who saw less is told, and charged nothing.",
  access: ["session", "key"],
  request: {
    params: closed({ lead_id: Uuid }),
    body: closed(
      {
        exclusive_price_cents: Type.Optional(centsOf("For nobody else.", 1)),
        slot_price_cents: Type.Optional(centsOf("Of one shared slot.", 1)),
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
  summary: "Take a lead off the marketplace",
  description:
    "Where slots are sold these stand, and no further one is. Where none is, the lead is " +
    `yours to sell elsewhere; its contact is deleted here after ${UNSOLD_CONTACT_KEPT_HOURS} ` +
    "hours, until when it may " +
    "be put back. What the operator takes off stays off.",
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 204: { description: "It is off." } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold"],
});

export const relistListing = defineOperation({
  method: "POST",
  path: "/v1/listings/{lead_id}/relist",
  operationId: "relistListing",
  tags: ["Marketplace"],
  summary: "Put a lead that nobody bought back on the marketplace",
  description:
    "One that you took off goes on where its price would be by now. One whose time ran out " +
    "has as long again, at the price it had fallen to. Not without its contact, which goes " +
    `${UNSOLD_CONTACT_KEPT_HOURS} hours after it was taken off, nor with a consent of more than ` +
    `${MAX_CONSENT_AGE_DAYS} days. A lead that ` +
    "is on it already stays as it is.",
  access: ["session", "key"],
  request: { params: closed({ lead_id: Uuid }) },
  responses: { 200: { description: "The listing as it is now.", schema: Listing } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold", "window_closed"],
});
