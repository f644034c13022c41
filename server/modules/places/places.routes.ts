// Where a ZIP lies, over HTTP. Public reference data: whoever may call is told the same.
import { getPlace } from "../../../contract/places.ts";
import type { Place } from "../../../domain/lead/lead.ts";
import { ok, refuse } from "../../../domain/result.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";

export interface PlaceDeps {
  readonly findPlace: (zipCode: string) => Place | null;
}

const UNKNOWN_ZIP: Refusal = { code: "not_found", detail: "This is no ZIP code of the United States." };

/** Adds the operation that tells where a ZIP lies. */
export function registerPlaces(host: HttpHost, { findPlace }: PlaceDeps): void {
  registerOperation(host, getPlace, async ({ params }) => {
    const place = findPlace(params.zip_code);
    if (place === null) return refuse(UNKNOWN_ZIP);
    const { zipCode, city, state, countyFips, countyName, latitude, longitude } = place;
    return ok({ zip_code: zipCode, city, state, county_fips: countyFips, county_name: countyName, latitude, longitude });
  });
}
