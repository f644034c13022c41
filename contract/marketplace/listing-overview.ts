// Defines the counts of the marketplace, by filter and on the map.
import { type Static, Type } from "typebox";
import { MOST_QUESTIONS } from "../../domain/privacy/question-limits.ts";
import { filterQueryOf } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Uuid, centsOf, nullable } from "../schema.ts";
import { LISTINGS } from "./listings.ts";
import { degrees } from "./map-point.ts";

/** Fields whose values are counted, to show how many listings each filter choice would leave. */
export const COUNTED_FIELDS = ["side", "property_type", "timing", "tier", "state"] as const;

const counts = (field: string) =>
  Type.Record(Type.String(), Type.Integer(), {
    description:
      `Listings by ${field}, ignoring conditions on this field. Values without a listing are ` +
      "left out, and for buyers those with fewer than 5.",
  });

export const ListingOverview = Type.Object(
  {
    total: nullable(
      Type.Integer({
        description:
          "Number of listings that match all conditions. For buyers null means fewer than 5, or " +
          "none.",
      }),
    ),
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
          latitude: degrees("The position of most of them."),
          longitude: degrees("The position of most of them."),
          count: nullable(
            Type.Integer({ description: "How many. For buyers null means fewer than 5." }),
          ),
          west: degrees("The area that contains all of them."),
          south: degrees("See west."),
          east: degrees("See west."),
          north: degrees("See west."),
          place: nullable(Type.String(), {
            description:
              "City and state; only the state if there are several cities; null if there are " +
              "several states.",
          }),
          zip_code: nullable(Type.String(), {
            description: "The ZIP, as far as it is shown, if all are in one.",
          }),
          lowest_price_cents: nullable(
            centsOf(
              "The lowest price of a lead in it. Null without a limit to a part of the map, and " +
                "where the count is null.",
            ),
          ),
          lowest_earning_cents: nullable(
            centsOf("What that price would earn its affiliate. Null for others, and for agents."),
          ),
          lead_id: nullable(Uuid, {
            description: "The lead, where it is the only one. Null as the price is.",
          }),
        },
        { title: "ListingCluster" },
      ),
      {
        description:
          "Listings that match all conditions, by place: a few dozen groups across the requested " +
          "area, or the country.",
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
  summary: "Count the listings on the marketplace, by filter and on the map",
  description:
    "Takes the conditions of the list. An affiliate counts its own leads only. A buyer's account " +
    `asks at most ${MOST_QUESTIONS.marketplace} different questions a day.`,
  access: ["session", "key"],
  request: { query: filterQueryOf(LISTINGS) },
  responses: { 200: { description: "The counts.", schema: ListingOverview } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});
