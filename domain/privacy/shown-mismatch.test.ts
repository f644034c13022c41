// Checks that comparing criteria with a listing never depends on a masked fact.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCriteria, anySubject } from "../criteria/criteria-arbitraries.test-support.ts";
import { matches } from "../criteria/matches.ts";
import { propertyBand } from "../money/price-band.ts";
import { cents } from "../money/money.ts";
import { shownMatch } from "./shown-mismatch.ts";

describe("shownMatch", () => {
  it("agrees with the criteria wherever it tells something", () => {
    fc.assert(
      fc.property(anyCriteria, anySubject, (criteria, subject) => {
        const { result } = shownMatch(criteria, subject, true);
        if (result !== "hidden") expect(result === "match").toBe(matches(criteria, subject));
      }),
    );
  });

  it("is the same for leads that look the same", () => {
    fc.assert(
      fc.property(
        anyCriteria,
        anySubject,
        fc.nat({ max: 2_499_999 }),
        fc.nat({ max: 9_000 }),
        (criteria, subject, more, sqft) => {
          const band = propertyBand(subject.facts.priceMinCents, subject.facts.priceMaxCents);
          const within = (from: number | null, to: number | null) =>
            from === null || to === null ? null : cents(Math.min(from + more, to - 1));
          const { priceMinCents: least, priceMaxCents: most } = subject.facts;
          const step = (amount: bigint | null) =>
            amount === null ? null : propertyBand(amount, amount);
          const [low, high] = [step(least), step(most)];
          const other = {
            ...subject,
            facts: {
              ...subject.facts,
              priceMinCents: low === null ? null : within(low.from_cents, low.to_cents),
              priceMaxCents: high === null ? null : within(high.from_cents, high.to_cents),
              livingAreaSqft: sqft,
              financeStatus: "cash" as const,
              agentStatus: "none" as const,
              ageMinutes: sqft,
            },
          };
          expect(propertyBand(other.facts.priceMinCents, other.facts.priceMaxCents)).toEqual(band);
          expect(shownMatch(criteria, other, true)).toEqual(shownMatch(criteria, subject, true));
        },
      ),
    );
  });

  it("names the field of a shown fact that excludes the lead", () => {
    const [subject] = fc.sample(anySubject, 1);
    expect(
      subject === undefined
        ? null
        : shownMatch(
            {
              all: [
                { field: "living_area_sqft", min: 1 },
                { field: "state", in: ["ZZ"] },
              ],
            },
            subject,
            true,
          ),
    ).toEqual({ result: "mismatch", field: "state" });
  });
});
