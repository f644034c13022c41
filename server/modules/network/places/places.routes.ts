// Serves where a ZIP code lies and which others lie around it. Public reference data: every caller
// gets the same answer.
import {
  MOST_PLACES,
  type Place as PlaceAnswer,
  findPlaces,
  getPlace,
  getZipsAround,
} from "../../../../contract/network/places.ts";
import type { Place } from "../../../../domain/lead/lead.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { FindPlaces } from "../../../platform/geo/place-search.ts";
import type { ZipCircle } from "../../../platform/geo/zip-circles.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";

export interface PlaceDeps {
  readonly findPlace: (zipCode: string) => Place | null;
  readonly findCircle: (middle: Place, miles: number) => ZipCircle;
  readonly searchPlaces: FindPlaces;
}

const UNKNOWN_ZIP: Refusal = {
  code: "not_found",
  detail: "This isn't a US ZIP code.",
};

/** Registers the operations on ZIP codes. */
export function registerPlaces(
  host: HttpHost,
  { findPlace, findCircle, searchPlaces }: PlaceDeps,
): void {
  registerOperation(host, findPlaces, async ({ query }) =>
    ok({
      items: searchPlaces(query.begins, MOST_PLACES).map(({ zipCode, city, state }) => ({
        zip_code: zipCode,
        city,
        state,
      })),
    }),
  );

  registerOperation(host, getPlace, async ({ params }) => {
    const place = findPlace(params.zip_code);
    return place === null ? refuse(UNKNOWN_ZIP) : ok(answerOf(place));
  });

  registerOperation(host, getZipsAround, async ({ params, query: { miles } }) => {
    const middle = findPlace(params.zip_code);
    if (middle === null) return refuse(UNKNOWN_ZIP);
    const { zipCount, inside, outside, cities } = findCircle(middle, miles);
    return ok({
      middle: answerOf(middle),
      miles,
      zip_count: zipCount,
      inside,
      outside,
      cities: cities.map(({ zipCount: count, ...city }) => ({ ...city, zip_count: count })),
    });
  });
}

function answerOf({
  zipCode,
  city,
  state,
  countyFips,
  countyName,
  latitude,
  longitude,
}: Place): PlaceAnswer {
  return {
    zip_code: zipCode,
    city,
    state,
    county_fips: countyFips,
    county_name: countyName,
    latitude,
    longitude,
  };
}
