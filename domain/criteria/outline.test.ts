// Tests that an outline only has limits that hold for every matching lead.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_PLACES, anyCriteria, anySubject } from "./criteria-arbitraries.test-support.ts";
import type { Criteria } from "./criteria.ts";
import { matches } from "./matches.ts";
import { outlineCriteria } from "./outline.ts";

const findPlaces = (zipCode: string) => SAMPLE_PLACES.filter((place) => place.zipCode === zipCode);
const NOTHING = {
  states: null,
  countyFips: null,
  zipCodes: null,
  sides: null,
  propertyTypes: null,
  tiers: null,
  circles: null,
  minimumScore: null,
};
const outline = (criteria: Criteria) => outlineCriteria(criteria, findPlaces);

describe("outlineCriteria", () => {
  it("holds for every lead that matches the criteria", () => {
    const holds = (values: readonly string[] | null, value: string | null): boolean =>
      values === null || (value !== null && values.includes(value));
    fc.assert(
      fc.property(anyCriteria, anySubject, (criteria, subject) => {
        fc.pre(matches(criteria, subject));
        const { states, countyFips, zipCodes, sides, propertyTypes, tiers, minimumScore } =
          outline(criteria);
        const {
          facts: { place, side, propertyType },
          score,
        } = subject;
        expect(holds(states, place.state)).toBe(true);
        expect(holds(countyFips, place.countyFips)).toBe(true);
        expect(holds(zipCodes, place.zipCode)).toBe(true);
        expect(holds(sides, side)).toBe(true);
        expect(holds(propertyTypes, propertyType)).toBe(true);
        expect(holds(tiers, score.tier)).toBe(true);
        expect(score.total).toBeGreaterThanOrEqual(minimumScore ?? 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds the states behind counties, cities and ZIPs", () => {
    const places: Criteria = {
      any: [
        { field: "county_fips", in: ["06067", "48453"] },
        { field: "city", in: ["tampa, FL"] },
        { field: "zip_code", in: ["95838"] },
      ],
    };
    expect(outline(places)).toEqual({ ...NOTHING, states: ["CA", "FL", "TX"] });
    expect(outline({ all: [{ field: "zip_code", in: ["95838", "95814"] }] })).toEqual({
      ...NOTHING,
      states: ["CA"],
      zipCodes: ["95814", "95838"],
    });
  });

  it("intersects limits under all, unites those under any, and ignores not", () => {
    expect(
      outline({
        all: [
          { field: "side", in: ["buyer", "seller"] },
          { field: "side", in: ["seller", "renter"] },
          { field: "score", min: 4_000 },
          { field: "score", min: 5_000, max: 9_000 },
        ],
      }),
    ).toEqual({ ...NOTHING, sides: ["seller"], minimumScore: 5_000 });
    expect(
      outline({
        any: [
          {
            all: [
              { field: "tier", in: ["hot"] },
              { field: "score", min: 100 },
            ],
          },
          {
            all: [
              { field: "tier", in: ["nurture"] },
              { field: "score", min: 50 },
            ],
          },
        ],
      }),
    ).toEqual({ ...NOTHING, tiers: ["hot", "nurture"], minimumScore: 50 });
    expect(
      outline({
        any: [
          { field: "tier", in: ["hot"] },
          { field: "score", min: 50 },
        ],
      }),
    ).toEqual(NOTHING);
    expect(outline({ not: { field: "state", in: ["CA"] } })).toEqual(NOTHING);
    expect(outline({ all: [] })).toEqual(NOTHING);
  });

  it("keeps circles separate, because they may cross a border", () => {
    expect(
      outline({
        all: [{ field: "radius", zip_code: "95838", miles: 12, latitude: 38.6, longitude: -121.4 }],
      }),
    ).toEqual({ ...NOTHING, circles: ["95838 12"] });
  });
});
