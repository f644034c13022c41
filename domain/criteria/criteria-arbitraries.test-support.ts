// Generates random criteria and leads for property tests, from few values so that they often match.
import fc from "fast-check";
import { cents } from "../money/money.ts";
import type { Place } from "../lead/lead.ts";
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
  VERIFICATIONS,
} from "../lead/vocabulary.ts";
import type { Criteria, CriteriaSubject, RangeRule, RadiusRule } from "./criteria.ts";
import { cityKey } from "./read-field.ts";

/** Places near each other and far apart, on both sides of the date line, one without a county. */
export const SAMPLE_PLACES: readonly Place[] = [
  place("95814", "Sacramento", "CA", "06067", 38.5804, -121.4922),
  place("95838", "Sacramento", "CA", "06067", 38.6406, -121.444),
  place("95616", "Davis", "CA", "06113", 38.5538, -121.7418),
  place("89501", "Reno", "NV", "32031", 39.526, -119.8126),
  place("10001", "New York", "NY", "36061", 40.7484, -73.9967),
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
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    place: fc.constantFrom(...SAMPLE_PLACES),
    priceMinCents: fc.option(fc.integer({ min: 0, max: 8 }).map((amount) => cents(amount))),
    priceMaxCents: fc.option(fc.integer({ min: 4, max: 12 }).map((amount) => cents(amount))),
    beds: fc.option(fc.integer({ min: 0, max: 4 })),
    bathsQuarters: fc.option(fc.integer({ min: 0, max: 12 })),
    livingAreaSqft: fc.option(fc.integer({ min: 1, max: 12 })),
    timing: fc.constantFrom(...TIMINGS),
    financeStatus: fc.constantFrom(...FINANCE_STATUSES),
    agentStatus: fc.constantFrom(...AGENT_STATUSES),
    consentChannels: fc.subarray([...CONSENT_CHANNELS]),
    verifications: fc.subarray([...VERIFICATIONS]),
    ageMinutes: fc.option(fc.integer({ min: 0, max: 12 })),
  })
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
  someOf(LEAD_SIDES).map((list): Criteria => ({ field: "side", in: list })),
  someOf(PROPERTY_TYPES).map((list): Criteria => ({ field: "property_type", in: list })),
  someOf(TIMINGS).map((list): Criteria => ({ field: "timing", in: list })),
  someOf(FINANCE_STATUSES).map((list): Criteria => ({ field: "finance_status", in: list })),
  someOf(AGENT_STATUSES).map((list): Criteria => ({ field: "agent_status", in: list })),
  someOf(TIERS).map((list): Criteria => ({ field: "tier", in: list })),
  someOf(CONSENT_CHANNELS).map((list): Criteria => ({ field: "consent_channel", in: list })),
  someOf(VERIFICATIONS).map((list): Criteria => ({ field: "verification", in: list })),
);

const anyRangeRule: fc.Arbitrary<Criteria> = fc
  .record({
    field: fc.constantFrom(
      "price_cents",
      "beds",
      "baths_quarters",
      "living_area_sqft",
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
