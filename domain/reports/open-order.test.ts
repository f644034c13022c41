// Tests what affiliates see of an active campaign: capacity steps, payouts and places.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_PLACES } from "../criteria/criteria-arbitraries.test-support.ts";
import type { Criteria } from "../criteria/criteria.ts";
import { cents } from "../money/money.ts";
import { bestPayout, outlineOrder, payoutFloor, capacityStep, takesAny } from "./open-order.ts";

describe("what affiliates see of a campaign", () => {
  it("is its capacity in steps without gaps", () => {
    expect([-3, 0, 1, 4, 5, 19, 20, 99, 100, 5_000].map(capacityStep)).toEqual([
      "none",
      "none",
      "under_5",
      "under_5",
      "5_to_19",
      "5_to_19",
      "20_to_99",
      "20_to_99",
      "100_or_more",
      "100_or_more",
    ]);
  });

  it("is a payout of at most what the affiliate would earn, and at most the bid", () => {
    expect(payoutFloor(5_099n, [{ kind: "share", share: 6_667 }])).toBe(3_399n);
    expect(payoutFloor(500n, [{ kind: "flat", cents: cents(800) }])).toBe(500n);
    expect(
      payoutFloor(1_000n, [
        { kind: "share", share: 7_000 },
        { kind: "flat", cents: cents(300) },
      ]),
    ).toBe(300n);
    expect(bestPayout([null, 1_000n], [{ kind: "flat", cents: cents(800) }])).toBe(800n);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), fc.nat(10_000), (bid, share) => {
        expect(payoutFloor(bid, [{ kind: "share", share }])).toBeLessThanOrEqual(bid);
        expect(bestPayout([bid, null], [{ kind: "share", share }])).toBe(
          payoutFloor(bid, [{ kind: "share", share }]),
        );
      }),
    );
  });

  it("is only the states in which its buyer is licensed", () => {
    const findPlaces = (zipCode: string) =>
      SAMPLE_PLACES.filter((place) => place.zipCode === zipCode);
    const states = (criteria: Criteria): readonly string[] =>
      outlineOrder(criteria, ["TX", "CA"], findPlaces).states;
    const circle = (zipCode: string): Criteria => ({
      field: "radius",
      zip_code: zipCode,
      miles: 25,
      latitude: 38.6,
      longitude: -121.4,
    });
    expect(states({ all: [] })).toEqual(["CA", "TX"]);
    expect(states({ field: "state", in: ["CA", "NY"] })).toEqual(["CA"]);
    expect(states({ any: [circle("95814"), circle("00000")] })).toEqual(["CA"]);
  });

  it("is nothing for an affiliate with only blocked sources", () => {
    expect(takesAny(["a", "b"], ["a"])).toBe(true);
    expect(takesAny(["a"], ["a", "b"])).toBe(false);
    expect(takesAny([], ["a"])).toBe(true);
  });
});
