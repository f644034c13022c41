// Generates random criteria and leads for property tests, from few values so that they often match.
import fc from "fast-check";
import { cents } from "../money/money.ts";
import type { LeadFacts, Place } from "../lead/lead.ts";
import { buildPlainFacts } from "../lead/plain-fact-values.ts";
import {
  COUNT_FACT_NAMES,
  perCountFact,
  perWordFact,
  PLAIN_FACTS,
  WORD_FACT_NAMES,
} from "../lead/plain-facts.ts";
import { CONSENT_CHANNELS, LEAD_SIDES, TIERS, VERIFICATIONS } from "../lead/vocabulary.ts";
import type { Criteria, CriteriaSubject, RangeRule, RadiusRule } from "./criteria.ts";
import { cityKey } from "./read-field.ts";

/** Places near each other and far apart, on both sides of the date line, one without a county. */
export const SAMPLE_PLACES: readonly Place[] = [
  place("95814", "Sacramento", "CA", "06067", 38.5804, -121.4922),
  place("95838", "Sacramento", "CA", "06067", 38.6406, -121.444),
  place("95616", "Davis", "CA", "06113", 38.5538, -121.7418),
  place("89501", "Reno", "NV", "32031", 39.526, -119.8126),
  place("10001", "New York", "NY", "36061", 40.7484, -73.9967),
  place("42223", "Fort Campbell", "KY", "21047", 36.5995, -87.4739),
  place("42223", "Fort Campbell", "TN", "47125", 36.5995, -87.4739),
  place("99546", "Adak", "AK", "02016", 51.88, -179.9),
  place("99547", "Atka", "AK", "02016", 52.1, 179.95),
  place("09001", "Apo", "AE", null, 38.1105, 15.6613),
];

function place(
  zipCode: string,
  city: string,
  state: string,
  countyFips: string | null,
  latitude: number,
  longitude: number,
): Place {
  return {
    zipCode,
    zip3: zipCode.slice(0, 3),
    city,
    state,
    countyFips,
    countyName: null,
    timeZone: "UTC",
    latitude,
    longitude,
  };
}

export const anySubject: fc.Arbitrary<CriteriaSubject> = fc
  .record({
    side: fc.constantFrom(...LEAD_SIDES),
    place: fc.constantFrom(...SAMPLE_PLACES),
    priceMinCents: fc.option(fc.integer({ min: 0, max: 8 }).map((amount) => cents(amount))),
    priceMaxCents: fc.option(fc.integer({ min: 4, max: 12 }).map((amount) => cents(amount))),
    consentChannels: fc.subarray([...CONSENT_CHANNELS]),
    verifications: fc.subarray([...VERIFICATIONS]),
    ageMinutes: fc.option(fc.integer({ min: 0, max: 12 })),
    words: fc.record(perWordFact((fact) => fc.constantFrom<string>(...PLAIN_FACTS[fact].words))),
    counts: fc.record(perCountFact(() => fc.option(fc.integer({ min: 0, max: 12 })))),
  })
  .map(({ words, counts, ...facts }): LeadFacts => ({
    ...facts,
    ...buildPlainFacts(
      (fact) => words[fact],
      (fact) => counts[fact],
    ),
  }))
  .chain((facts) =>
    fc
      .record({
        total: fc.integer({ min: 0, max: 12 }),
        engagement: fc.integer({ min: 0, max: 12 }),
        intent: fc.integer({ min: 0, max: 12 }),
        financial: fc.integer({ min: 0, max: 12 }),
        tier: fc.constantFrom(...TIERS),
      })
      .map((score) => ({ facts, score })),
  );

function someOf<Value>(values: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 12 });
}

const counties = [
  ...new Set(
    SAMPLE_PLACES.flatMap((sample) => (sample.countyFips === null ? [] : [sample.countyFips])),
  ),
];

const anyPlaceRule: fc.Arbitrary<Criteria> = fc.oneof(
  someOf([...new Set(SAMPLE_PLACES.map((sample) => sample.state))]).map((list): Criteria => ({
    field: "state",
    in: list,
  })),
  someOf(counties).map((list): Criteria => ({ field: "county_fips", in: list })),
  someOf(SAMPLE_PLACES.map((sample) => sample.zipCode)).map((list): Criteria => ({
    field: "zip_code",
    in: list,
  })),
  someOf(SAMPLE_PLACES.map((sample) => cityKey(sample.city, sample.state))).map(
    (list): Criteria => ({ field: "city", in: list }),
  ),
  fc
    .record({ centre: fc.constantFrom(...SAMPLE_PLACES), miles: fc.constantFrom(5, 20, 110, 250) })
    .map(({ centre, miles }): RadiusRule => ({
      field: "radius",
      zip_code: centre.zipCode,
      miles,
      latitude: centre.latitude,
      longitude: centre.longitude,
    })),
);

const anyListRule: fc.Arbitrary<Criteria> = fc.oneof(
  ...WORD_FACT_NAMES.map((field) =>
    someOf(PLAIN_FACTS[field].words).map((list) => ({ field, in: list }) as Criteria),
  ),
  someOf(LEAD_SIDES).map((list): Criteria => ({ field: "side", in: list })),
  someOf(TIERS).map((list): Criteria => ({ field: "tier", in: list })),
  someOf(CONSENT_CHANNELS).map((list): Criteria => ({ field: "consent_channel", in: list })),
  someOf(VERIFICATIONS).map((list): Criteria => ({ field: "verification", in: list })),
);

const anyRangeRule: fc.Arbitrary<Criteria> = fc
  .record({
    field: fc.constantFrom(
      ...COUNT_FACT_NAMES,
      "price_cents",
      "age_minutes",
      "score",
      "engagement",
      "intent",
      "financial",
    ),
    from: fc.integer({ min: 0, max: 12 }),
    span: fc.integer({ min: 0, max: 6 }),
    ends: fc.constantFrom("min", "max", "both"),
  })
  .map(({ field, from, span, ends }): RangeRule =>
    ends === "min"
      ? { field, min: from }
      : ends === "max"
        ? { field, max: from }
        : { field, min: from, max: from + span },
  );

const anyLeaf = fc.oneof(
  { weight: 3, arbitrary: anyPlaceRule },
  { weight: 4, arbitrary: anyListRule },
  { weight: 2, arbitrary: anyRangeRule },
);

/** Trees up to four levels of groups over all fields, empty groups included. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc.letrec<{ node: Criteria }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    anyLeaf,
    fc.array(tie("node"), { maxLength: 4 }).map((all): Criteria => ({ all })),
    fc.array(tie("node"), { maxLength: 3 }).map((any): Criteria => ({ any })),
    tie("node").map((not): Criteria => ({ not })),
  ),
})).node;
