// Checks what is made of criteria before they are counted: bands, parts of effect, named values.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Criteria } from "../criteria/criteria.ts";
import { matches } from "../criteria/matches.ts";
import { anyCriteria, anySubject } from "../criteria/criteria-arbitraries.test-support.ts";
import { propertyBand } from "../money/price-band.ts";
import { effectiveCriteria } from "./effective-criteria.ts";
import { namedValues } from "./named-values.ts";
import { type ShownPlaces, shownCriteria } from "./shown-criteria.ts";

const AS_IS: ShownPlaces = { alike: (zipCode) => [zipCode], within: () => null };
const zips = (...list: string[]): Criteria => ({ field: "zip_code", in: list });

describe("shownCriteria", () => {
  it("asks for a price by the bands that a listing shows", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000_000 }),
        fc.integer({ min: 0, max: 300_000_000 }),
        fc.boolean(),
        (price, bound, isMost) => {
          const asked = shownCriteria(
            { field: "price_cents", ...(isMost ? { max: bound } : { min: bound }) },
            AS_IS,
          );
          const band = propertyBand(BigInt(price), BigInt(price));
          const holds = (cents: number): boolean =>
            "min" in asked && asked.min !== undefined
              ? cents >= asked.min
              : "max" in asked && cents <= (asked.max ?? 0);
          // Every price of a band is answered alike.
          expect(holds(price)).toBe(holds(band.from_cents ?? 0));
          expect(holds(price)).toBe(holds((band.to_cents ?? 0) - 1));
        },
      ),
    );
  });

  it("leaves no lead out that meets criteria without a `not`", () => {
    fc.assert(
      fc.property(anyCriteria, anySubject, (criteria, subject) => {
        if (JSON.stringify(criteria).includes('"not"') || !matches(criteria, subject)) return;
        expect(matches(shownCriteria(criteria, AS_IS), subject)).toBe(true);
      }),
    );
  });

  it("widens sizes, ages, circles and ZIPs", () => {
    const places: ShownPlaces = {
      alike: (zipCode) => [`${zipCode.slice(0, 3)}01`, `${zipCode.slice(0, 3)}02`],
      within: ({ miles }) => (miles === 10 ? ["95801"] : []),
    };
    const circle = { field: "radius", zip_code: "95838", latitude: 1, longitude: 2 } as const;
    expect(
      shownCriteria(
        {
          all: [
            { field: "living_area_sqft", min: 1_900, max: 2_100 },
            { field: "age_minutes", min: 16, max: 130 },
            zips("95838", "95814"),
            { ...circle, miles: 6.5 },
            { any: [{ ...circle, miles: 11 }] },
            { not: { field: "beds", min: 3 } },
          ],
        },
        places,
      ),
    ).toEqual({
      all: [
        { field: "living_area_sqft", min: 1_500, max: 2_499 },
        { field: "age_minutes", min: 15, max: 179 },
        zips("95801", "95802"),
        zips("95801"),
        { any: [{ not: { all: [] } }] },
        { not: { field: "beds", min: 3 } },
      ],
    });
  });
});

describe("effectiveCriteria", () => {
  /** Counts over leads that are known by ZIP alone. */
  const counter = (leads: Readonly<Record<string, number>>) => {
    const holds = (criteria: Criteria, zipCode: string): boolean => {
      if ("all" in criteria) return criteria.all.every((child) => holds(child, zipCode));
      if ("any" in criteria) return criteria.any.some((child) => holds(child, zipCode));
      if ("not" in criteria) return !holds(criteria.not, zipCode);
      return "in" in criteria && criteria.in.some((value) => value === zipCode);
    };
    return (criteria: Criteria): number =>
      Object.entries(leads).reduce(
        (sum, [zipCode, count]) => (holds(criteria, zipCode) ? sum + count : sum),
        0,
      );
  };
  const pad = { "10001": 40, "10002": 30 };
  const counted = (criteria: Criteria, leads: Readonly<Record<string, number>>): number =>
    counter(leads)(effectiveCriteria(criteria, counter(leads)));

  it.each<[string, Criteria]>([
    ["an alternative", { any: [zips("10001"), zips("95838")] }],
    ["a nested alternative", { all: [{ any: [zips("10001"), { all: [zips("95838")] }] }] }],
    ["a list's other region", zips("10001", "10002", "95838")],
    ["an exclusion", { all: [{ not: zips("95838") }] }],
    ["an exclusion of a group", { not: { any: [zips("95838"), zips("99999")] } }],
  ])("counts a question with %s of a few leads as without them", (_name, criteria) => {
    const totals = [0, 1, 4].map((few) => counted(criteria, { ...pad, "95838": few }));
    const isExclusion = JSON.stringify(criteria).includes('"not"');
    expect(totals.map((total, at) => total - (isExclusion ? ([0, 1, 4][at] ?? 0) : 0))).toEqual([
      totals[0],
      totals[0],
      totals[0],
    ]);
  });

  it("keeps what decides about five leads or more", () => {
    const criteria: Criteria = { any: [zips("10001"), zips("95838")] };
    expect(counted(criteria, { ...pad, "95838": 5 })).toBe(45);
    expect(counted(zips("95838", "95814"), { "95838": 2, "95814": 4 })).toBe(6);
    expect(counted(zips("95838", "78701"), { "95838": 3, "78701": 4 })).toBe(7);
  });
});

describe("namedValues", () => {
  it("names each value once, however it is grouped", () => {
    const one: Criteria = { any: [zips("95838"), zips("95814", "95838")] };
    expect(namedValues(one)).toEqual(namedValues({ all: [zips("95814", "95838")] }));
    expect(namedValues({ not: { field: "beds", min: 3 } })).toEqual(["not beds 3 to "]);
  });
});
