// Where ZIPs lie: public reference data, the same for everybody.
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
      description: "As the post office calls it; APO, FPO or DPO for military post offices.",
    }),
    state: Type.String({ description: "Two letters; AA, AE or AP for military post offices." }),
    county_fips: nullable(Type.String(), {
      description: "Five digits; null for military post offices.",
    }),
    county_name: nullable(Type.String()),
    latitude: Type.Number({
      description: "Degrees north of the ZIP's middle, from which a radius is measured.",
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
  summary: "Read where a ZIP lies",
  description:
    "The middle that a radius rule is measured from, with the ZIP's city, county and state.",
  access: ["session", "key"],
  request: { params: closed({ zip_code: ZipCode }) },
  responses: { 200: { description: "The place.", schema: Place } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

/** Places that a beginning is completed to. */
export const MOST_PLACES = 8;

export const findPlaces = defineOperation({
  method: "GET",
  path: "/v1/places",
  operationId: "findPlaces",
  tags: ["Places"],
  summary: "Complete the beginning of a ZIP or of a city's name",
  description:
    "Digits are completed to ZIP codes, in their order; letters to cities, those with the " +
    "most ZIP codes first, each with the ZIP nearest its middle. A state's two letters may " +
    "follow a comma: `portland, or`.",
  access: ["public", "session", "key"],
  request: {
    query: closed({
      begins: Type.String({ minLength: 1, maxLength: 60, description: "What was typed so far." }),
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
        "ZIP codes within the miles, by the distance between their middles: those whose " +
        "leads a radius rule takes.",
    }),
    inside: Type.Object(ZipPoints.properties, {
      description:
        "Middles of ZIPs within the miles. Of those that no picture could tell apart, nearer " +
        "together than about a twentieth of the miles, one.",
    }),
    outside: Type.Object(ZipPoints.properties, {
      description: `The same of those beyond, as far as ${PICTURE_RADII} times the miles.`,
    }),
    cities: Type.Array(
      Type.Object(
        {
          city: Type.String(),
          state: Type.String({ description: "Two letters." }),
          zip_count: Type.Integer({ description: "Its ZIP codes among those looked at." }),
          latitude: Type.Number({ description: "The mean of these." }),
          longitude: Type.Number({ description: "The mean of these." }),
        },
        { title: "CityAround" },
      ),
      {
        description:
          "For names on a map: the middle's own city, then those with the most ZIP codes " +
          `within ${PICTURE_RADII} times the miles.`,
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
  summary: "Count the ZIPs within a radius, with what a map of it needs",
  description:
    "The same ZIPs as a radius rule of a campaign's criteria takes, and, for comparison, " +
    "those around them.",
  access: ["session", "key"],
  request: {
    params: closed({ zip_code: ZipCode }),
    query: closed({
      miles: Type.Number({
        minimum: CRITERIA_LIMITS.radiusMilesMin,
        maximum: CRITERIA_LIMITS.radiusMilesMax,
        description: "As far as a radius rule may reach.",
      }),
    }),
  },
  responses: { 200: { description: "The ZIPs.", schema: ZipsAround } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
