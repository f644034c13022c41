// Tests the meaning of criteria case by case, and that the compiled form and the explanation agree.
import { NOT_STATED } from "../lead/plain-fact-values.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import type { LeadFacts } from "../lead/lead.ts";
import { compileCriteria } from "./compile-criteria.ts";
import type { Criteria, CriteriaSubject } from "./criteria.ts";
import { anyCriteria, anySubject, SAMPLE_PLACES } from "./criteria-arbitraries.test-support.ts";
import { explainMismatch } from "./explain-mismatch.ts";
import { matches } from "./matches.ts";
import { parseCriteria } from "./parse-criteria.ts";

const [sacramento] = SAMPLE_PLACES;
if (sacramento === undefined) throw new Error("the samples begin with Sacramento");

function lead(facts: Partial<LeadFacts> = {}): CriteriaSubject {
  return {
    facts: {
      ...NOT_STATED,
      side: "seller",
      propertyType: "condo",
      place: sacramento!,
      priceMinCents: cents(300_00),
      priceMaxCents: cents(400_00),
      beds: 3,
      bathsQuarters: null,
      livingAreaSqft: null,
      timing: "m1_3",
      financeStatus: "cash",
      agentStatus: "none",
      consentChannels: ["call", "email"],
      verifications: [],
      ageMinutes: 30,
      ...facts,
    },
    score: { total: 8_000, engagement: 80, intent: 80, financial: 80, tier: "hot" },
  };
}

describe("criteria", () => {
  const cases: readonly [
    name: string,
    criteria: Criteria,
    subject: CriteriaSubject,
    holds: boolean,
  ][] = [
    ["an empty all holds for every lead", { all: [] }, lead(), true],
    ["an empty any holds for none", { any: [] }, lead(), false],
    [
      "a price rule holds when the intervals touch at one end",
      { field: "price_cents", min: 400_00 },
      lead(),
      true,
    ],
    ["a price rule fails one cent further", { field: "price_cents", min: 400_01 }, lead(), false],
    [
      "an open price end reaches everything",
      { field: "price_cents", min: 900_00 },
      lead({ priceMaxCents: null }),
      true,
    ],
    [
      "a lead without a price does not match",
      { field: "price_cents", min: 0 },
      lead({ priceMinCents: null, priceMaxCents: null }),
      false,
    ],
    ["a lead without baths does not match", { field: "baths_quarters", min: 0 }, lead(), false],
    ["not of an unknown value holds", { not: { field: "baths_quarters", min: 8 } }, lead(), true],
    [
      "a lead without a county is in no county",
      { field: "county_fips", in: ["06067"] },
      lead({ place: { ...sacramento!, countyFips: null } }),
      false,
    ],
    [
      "one consented channel is enough",
      { field: "consent_channel", in: ["text", "email"] },
      lead(),
      true,
    ],
    [
      "a channel without consent is none",
      { field: "consent_channel", in: ["text"] },
      lead(),
      false,
    ],
    [
      "a lead without a certificate has none of the verifications",
      { field: "verification", in: ["certificate"] },
      lead(),
      false,
    ],
    [
      "and a lead with one has",
      { field: "verification", in: ["certificate"] },
      lead({ verifications: ["certificate"] }),
      true,
    ],
    ["half an hour is at most 30 minutes", { field: "age_minutes", max: 30 }, lead(), true],
    ["and 31 are not", { field: "age_minutes", max: 30 }, lead({ ageMinutes: 31 }), false],
    [
      "a ping, whose age is not known, is of no age",
      { field: "age_minutes", min: 0 },
      lead({ ageMinutes: null }),
      false,
    ],
    ["a city carries its state", { field: "city", in: ["sacramento, KY"] }, lead(), false],
    ["a city is found whatever its case", { field: "city", in: ["sacramento, CA"] }, lead(), true],
    [
      "Davis is within 15 miles of Sacramento",
      { field: "radius", zip_code: "95616", miles: 15, latitude: 38.5538, longitude: -121.7418 },
      lead(),
      true,
    ],
    [
      "but not within 12",
      { field: "radius", zip_code: "95616", miles: 12, latitude: 38.5538, longitude: -121.7418 },
      lead(),
      false,
    ],
    [
      "an interval includes its ends",
      {
        all: [
          { field: "score", min: 8_000, max: 8_000 },
          { field: "beds", max: 3 },
        ],
      },
      lead(),
      true,
    ],
  ];
  it.each(cases)("%s", (_name, criteria, subject, holds) => {
    expect(matches(criteria, subject)).toBe(holds);
    expect(compileCriteria(criteria)(subject)).toBe(holds);
  });

  it("have the same result when compiled", () => {
    fc.assert(
      fc.property(
        anyCriteria,
        fc.array(anySubject, { minLength: 1, maxLength: 20 }),
        (criteria, subjects) => {
          const holds = compileCriteria(criteria);
          for (const subject of subjects) expect(holds(subject)).toBe(matches(criteria, subject));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("explainMismatch", () => {
  it("names the first leaf that excluded the lead", () => {
    const criteria: Criteria = {
      all: [
        { field: "side", in: ["seller"] },
        {
          any: [
            { field: "beds", min: 4 },
            { field: "tier", in: ["cold"] },
          ],
        },
      ],
    };
    expect(explainMismatch(criteria, lead())).toEqual({
      pointer: "/all/1/any/0",
      field: "beds",
      excluded: false,
    });
    expect(explainMismatch(criteria, lead({ beds: 4 }))).toBeNull();
  });

  it("names the leaf that matched under a not", () => {
    const criteria: Criteria = {
      not: {
        any: [
          { field: "side", in: ["buyer"] },
          { field: "property_type", in: ["condo"] },
        ],
      },
    };
    expect(explainMismatch(criteria, lead())).toEqual({
      pointer: "/not/any/1",
      field: "property_type",
      excluded: true,
    });
  });

  it("explains exactly the leads that do not match, with a pointer to an existing node", () => {
    fc.assert(
      fc.property(anyCriteria, anySubject, (criteria, subject) => {
        const mismatch = explainMismatch(criteria, subject);
        expect(mismatch === null).toBe(matches(criteria, subject));
        if (mismatch === null) return;
        let node: unknown = criteria;
        for (const step of mismatch.pointer.split("/").slice(1))
          node = (node as Readonly<Record<string, unknown>>)[step];
        expect(node).toBeTypeOf("object");
        if (mismatch.field !== null) expect(node).toMatchObject({ field: mismatch.field });
      }),
      { numRuns: 500 },
    );
  });
});

describe("a rule for cities", () => {
  it("takes a city however it is written, also as it was stored before", () => {
    const anywhere = fc.sample(anySubject, 1)[0];
    if (anywhere === undefined) throw new Error("there is a sample");
    const inCity = (city: string, state: string): CriteriaSubject => ({
      ...anywhere,
      facts: { ...anywhere.facts, place: { ...anywhere.facts.place, city, state } },
    });
    for (const [written, city, state] of [
      ["coeur d’alene, id", "Coeur d'Alene", "ID"],
      ["coeur d alene, ID", "Coeur d'Alene", "ID"],
      ["Ft. Worth, TX", "Fort Worth", "TX"],
      ["St. Louis, MO", "Saint Louis", "MO"],
      ["winston salem, NC", "Winston-Salem", "NC"],
    ] as const) {
      const parsed = parseCriteria({ field: "city", in: [written] }, { findZipCentre: () => null });
      if (!parsed.ok) throw new Error(written);
      for (const criteria of [
        parsed.value,
        { field: "city", in: [`${city.toLowerCase()}, ${state}`] },
      ])
        for (const decide of [
          matches,
          (rule: Criteria, one: CriteriaSubject) => compileCriteria(rule)(one),
        ])
          expect([written, decide(criteria as Criteria, inCity(city, state))]).toEqual([
            written,
            true,
          ]);
      expect(matches(parsed.value, inCity("Elsewhere", state))).toBe(false);
    }
  });
});
