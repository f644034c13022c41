// Where ZIPs lie: public reference data, the same for everybody.
import { type Static, Type } from "typebox";
import { defineOperation } from "./operation.ts";
import { closed, nullable } from "./schema.ts";

const ZipCode = Type.String({ pattern: "^[0-9]{5}$", description: "Five digits." });

export const Place = Type.Object(
  {
    zip_code: Type.String({ description: "Five digits." }),
    city: Type.String({ description: "As the post office calls it; APO, FPO or DPO for military post offices." }),
    state: Type.String({ description: "Two letters; AA, AE or AP for military post offices." }),
    county_fips: nullable(Type.String(), { description: "Five digits; null for military post offices." }),
    county_name: nullable(Type.String()),
    latitude: Type.Number({ description: "Degrees north of the ZIP's middle, from which a radius is measured." }),
    longitude: Type.Number({ description: "Degrees east." }),
  },
  { title: "Place" },
);
export type Place = Static<typeof Place>;

export const getPlace = defineOperation({
  method: "GET", path: "/v1/places/{zip_code}", operationId: "getPlace", tags: ["Places"], summary: "Read where a ZIP lies",
  description: "The middle that a radius rule is measured from, with the ZIP's city, county and state.",
  access: ["session", "key"], request: { params: closed({ zip_code: ZipCode }) },
  responses: { 200: { description: "The place.", schema: Place } }, problems: ["unauthenticated", "suspended", "not_found"],
});
