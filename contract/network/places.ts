// Defines the operations on places: public reference data about ZIP codes, the same for all
// callers.
import { type Static, Type } from "typebox";
import { CRITERIA_LIMITS } from "../../domain/criteria/criteria-limits.ts";
import { PICTURE_RADII } from "../../domain/criteria/points-around.ts";
import { defineOperation } from "../operation.ts";
import { closed, nullable } from "../schema.ts";

const ZipCode = Type.String({ pattern: "^[0-9]{5}$", description: "Five digits." });

export const Place = Type.Object(
  {
    zip_code: Type.String({ description: "Five digits." }),
    city: Type.String({
      description: "The post office's name for it.",
    }),
    state: Type.String({
      description: "Two letters. Of a ZIP that lies in two states, the one with most of it.",
    }),
    county_fips: nullable(Type.String(), {
      description: "Five digits; null where there are none (Palau).",
    }),
    county_name: nullable(Type.String()),
    latitude: Type.Number({
      description: "Degrees north of the ZIP's center, from which a radius is measured.",
    }),
    longitude: Type.Number({ description: "Degrees east." }),
  },
  { title: "Place" },
);
export type Place = Static<typeof Place>;

export const getPlace = defineOperation({
  method: "GET",
  path: "/v1/places/{zip_code}",
  operationId: "getPlace",
  tags: ["Places"],
  summary: "Retrieve a ZIP's location",
  description: "The center that a radius rule measures from, and the ZIP's city, county and state.",
  access: ["session", "key"],
  request: { params: closed({ zip_code: ZipCode }) },
  responses: { 200: { description: "The place.", schema: Place } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

/** The most places that a prefix is completed to. */
export const MOST_PLACES = 8;

export const findPlaces = defineOperation({
  method: "GET",
  path: "/v1/places",
  operationId: "findPlaces",
  tags: ["Places"],
  summary: "Complete a ZIP or a city name",
  description:
    "Digits are completed to ZIP codes, in ascending order; letters to cities, those with the " +
    "most ZIP codes first, each with the ZIP nearest its center. A state's two letters may " +
    "follow a comma: `portland, or`.",
  access: ["public", "session", "key"],
  request: {
    query: closed({
      begins: Type.String({ minLength: 1, maxLength: 60, description: "The text typed so far." }),
    }),
  },
  responses: {
    200: {
      description: `At most ${MOST_PLACES}.`,
      schema: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                zip_code: Type.String(),
                city: Type.String(),
                state: Type.String({ description: "Two letters." }),
              },
              { title: "FoundPlace" },
            ),
          ),
        },
        { title: "FoundPlaces" },
      ),
    },
  },
  problems: [],
});

const degrees = (description: string) => Type.Array(Type.Number(), { description });

const ZipPoints = Type.Object({
  latitudes: degrees("Degrees north."),
  longitudes: degrees("Degrees east, in the order of the latitudes."),
});

export const ZipsAround = Type.Object(
  {
    middle: Place,
    miles: Type.Number({ description: "As asked." }),
    zip_count: Type.Integer({
      description:
        "ZIP codes within the radius, by the distance between centers: those whose leads a " +
        "radius rule matches.",
    }),
    inside: Type.Object(ZipPoints.properties, {
      description:
        "Centers of ZIPs within the radius. Centers closer together than about a twentieth of " +
        "the radius, which a map could not show apart, are reduced to one.",
    }),
    outside: Type.Object(ZipPoints.properties, {
      description: `The same for ZIPs beyond it, up to ${PICTURE_RADII} times the radius.`,
    }),
    cities: Type.Array(
      Type.Object(
        {
          city: Type.String(),
          state: Type.String({ description: "Two letters." }),
          zip_count: Type.Integer({ description: "Its ZIP codes in this answer." }),
          latitude: Type.Number({ description: "The mean of these ZIPs." }),
          longitude: Type.Number({ description: "The mean of these ZIPs." }),
        },
        { title: "CityAround" },
      ),
      {
        description:
          "For labels on a map: the center's own city, then those with the most ZIP codes within " +
          `${PICTURE_RADII} times the radius.`,
      },
    ),
  },
  { title: "ZipsAround" },
);
export type ZipsAround = Static<typeof ZipsAround>;

export const getZipsAround = defineOperation({
  method: "GET",
  path: "/v1/places/{zip_code}/around",
  operationId: "getZipsAround",
  tags: ["Places"],
  summary: "Count the ZIPs within a radius, with data for a map",
  description:
    "The same ZIPs that a radius rule of a campaign's criteria matches and, for comparison, " +
    "those around them.",
  access: ["session", "key"],
  request: {
    params: closed({ zip_code: ZipCode }),
    query: closed({
      miles: Type.Number({
        minimum: CRITERIA_LIMITS.radiusMilesMin,
        maximum: CRITERIA_LIMITS.radiusMilesMax,
        description: "At most the longest radius of a rule.",
      }),
    }),
  },
  responses: { 200: { description: "The ZIPs.", schema: ZipsAround } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
