// Checks that the vectors of the column always agree with the great-circle formula of the rule,
// even at the very edge.
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RadiusRule } from "../../../../../domain/criteria/criteria.ts";
import { anySubject } from "../../../../../domain/criteria/criteria-arbitraries.test-support.ts";
import { milesBetween } from "../../../../../domain/criteria/distance.ts";
import { matches } from "../../../../../domain/criteria/matches.ts";
import { RadiusColumn } from "./radius-column.ts";

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** A point anywhere on the globe, or close to the lead. */
const anyMiddle = fc.record({
  far: anyPoint,
  near: fc.boolean(),
  north: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  east: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
});
/** Half of the radii end exactly at the lead, or within rounding of it. */
const anyMiles = fc.oneof(
  fc.double({ min: 0, max: 15_000, noNaN: true }),
  fc.constantFrom(1, 1 + 2 ** -52, 1 - 2 ** -53, 1 + 1e-9, 1 - 1e-9).map((share) => ({ share })),
);

it("the column holds exactly where the rule does", () => {
  fc.assert(
    fc.property(anySubject, anyMiddle, anyMiles, (subject, { far, near, north, east }, radius) => {
      const { place } = subject.facts;
      const middle = near
        ? {
            latitude: Math.max(-90, Math.min(90, place.latitude + north)),
            longitude: place.longitude + east,
          }
        : far;
      const miles =
        typeof radius === "number" ? radius : milesBetween(middle, place) * radius.share;
      const rule: RadiusRule = { field: "radius", zip_code: "95814", ...middle, miles };
      const column = new RadiusColumn();
      column.write(3, rule);
      column.begin(subject);
      expect(column.holds(3, subject)).toBe(matches(rule, subject));
    }),
    { numRuns: 3_000 },
  );
});
