import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Contradiction, findContradiction } from "./contradiction.ts";
import type { Criteria } from "./criteria.ts";
import { SAMPLE_PLACES, anyCriteria, anySubject } from "./criteria-arbitraries.test-support.ts";
import { matches } from "./matches.ts";

const findPlaces = (zipCode: string) => SAMPLE_PLACES.filter((place) => place.zipCode === zipCode);
const find = (criteria: Criteria): Contradiction | null => findContradiction(criteria, findPlaces);
const circle = (zipCode: string, miles: number): Criteria => {
  const [place] = findPlaces(zipCode);
  if (place === undefined) throw new Error(`no sample place has the ZIP ${zipCode}`);
  return {
    field: "radius",
    zip_code: zipCode,
    miles,
    latitude: place.latitude,
    longitude: place.longitude,
  };
};

describe("criteria that a lead can meet", () => {
  it("are never called contradictory", () => {
    fc.assert(
      fc.property(
        anyCriteria,
        fc.array(anySubject, { minLength: 20, maxLength: 20 }),
        (criteria, subjects) => {
          const met = subjects.some((subject) => matches(criteria, subject));
          expect(met && find(criteria) !== null).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each<[string, Criteria]>([
    ["nothing asked", { all: [] }],
    [
      "two channels side by side",
      {
        all: [
          { field: "consent_channel", in: ["call"] },
          { field: "consent_channel", in: ["text"] },
        ],
      },
    ],
    [
      "two prices, which an interval can touch",
      {
        all: [
          { field: "price_cents", max: 10 },
          { field: "price_cents", min: 20 },
        ],
      },
    ],
    ["beds that nobody asked for", { not: { field: "beds", min: 0 } }],
    [
      "a ZIP in its state and circle",
      {
        all: [
          { field: "zip_code", in: ["95814", "89501"] },
          { field: "state", in: ["CA"] },
          circle("95838", 10),
        ],
      },
    ],
    ["no certificate", { not: { field: "verification", in: ["certificate"] } }],
    [
      "one way of two",
      {
        all: [
          { field: "state", in: ["CA"] },
          {
            any: [
              { field: "zip_code", in: ["89501"] },
              { field: "zip_code", in: ["95814"] },
            ],
          },
        ],
      },
    ],
  ])("%s", (_, criteria) => {
    expect(find(criteria)).toBeNull();
  });
});

describe("a contradiction", () => {
  it.each<[string, Criteria, string, string | null]>([
    [
      "two sides",
      {
        all: [
          { field: "side", in: ["buyer"] },
          { field: "side", in: ["seller", "renter"] },
        ],
      },
      "/all/1",
      "side",
    ],
    [
      "a state and another's ZIP",
      {
        all: [
          { field: "state", in: ["CA"] },
          { field: "zip_code", in: ["89501", "10001"] },
        ],
      },
      "/all/1",
      "state",
    ],
    [
      "a state and another's county",
      {
        all: [
          { field: "county_fips", in: ["06067"] },
          { field: "state", in: ["NV"] },
        ],
      },
      "/all/1",
      "county_fips",
    ],
    [
      "a state and another's city",
      {
        all: [
          { field: "state", in: ["NV"] },
          { field: "city", in: ["davis, CA"] },
        ],
      },
      "/all/1",
      "state",
    ],
    [
      "a ZIP outside the circle",
      { all: [circle("95814", 20), { field: "zip_code", in: ["10001"] }] },
      "/all/1",
      "radius",
    ],
    [
      "two circles far apart",
      { all: [circle("95814", 20), circle("10001", 250)] },
      "/all/1",
      "radius",
    ],
    [
      "scores that do not meet",
      {
        all: [
          { field: "score", min: 8_000 },
          { field: "score", max: 5_000 },
        ],
      },
      "/all/1",
      "score",
    ],
    [
      "beds wanted and left out",
      { all: [{ field: "beds", min: 3, max: 4 }, { not: { field: "beds", min: 2 } }] },
      "/all/1/not",
      "beds",
    ],
    [
      "every tier left out",
      { not: { field: "tier", in: ["hot", "nurture", "cold"] } },
      "/not",
      "tier",
    ],
    [
      "channels wanted and left out",
      {
        all: [
          { not: { field: "consent_channel", in: ["call", "text"] } },
          { field: "consent_channel", in: ["call"] },
        ],
      },
      "/all/1",
      "consent_channel",
    ],
    [
      "a certificate wanted and left out",
      {
        all: [
          { field: "verification", in: ["certificate"] },
          { not: { field: "verification", in: ["certificate"] } },
        ],
      },
      "/all/1/not",
      "verification",
    ],
    [
      "ages that do not meet",
      {
        all: [
          { field: "age_minutes", max: 30 },
          { field: "age_minutes", min: 60 },
        ],
      },
      "/all/1",
      "age_minutes",
    ],
    [
      "both ways closed",
      {
        all: [
          {
            any: [
              { field: "state", in: ["NV"] },
              { field: "side", in: ["renter"] },
            ],
          },
          { field: "state", in: ["CA"] },
          { field: "side", in: ["buyer"] },
        ],
      },
      "/all/0/any/0",
      "state",
    ],
    [
      "deep down",
      {
        all: [
          { field: "side", in: ["buyer"] },
          { not: { not: { all: [{ not: { field: "side", in: ["buyer", "unknown"] } }] } } },
        ],
      },
      "/all/1/not/not/all/0/not",
      "side",
    ],
    ["nothing left of everything", { not: { all: [] } }, "/not", null],
  ])("of %s is found", (_, criteria, pointer, field) => {
    expect(find(criteria)).toEqual({ pointer, field });
  });

  it("is searched for only in a bounded number of steps", () => {
    const choices = Array.from({ length: 90 }, (): Criteria => ({
      any: [
        { field: "beds", min: 2 },
        { field: "score", min: 1 },
      ],
    }));
    const impossible: Criteria = {
      any: [
        { field: "side", in: ["seller"] },
        { field: "side", in: ["renter"] },
      ],
    };
    expect(find({ all: [...choices, impossible, { field: "side", in: ["buyer"] }] })).toBeNull();
    expect(find({ all: [impossible, ...choices, { field: "side", in: ["buyer"] }] })).toEqual({
      pointer: "/all/0/any/0",
      field: "side",
    });
  });
});
