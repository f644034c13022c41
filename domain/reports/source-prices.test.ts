// Tests prices by kind and the facts that go with better ones, with manually computed cases.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_CONTEXT, SAMPLE_POST } from "../lead/samples.ts";
import { readPost } from "../lead/read-post.ts";
import { validatePost } from "../lead/validate-post.ts";
import type { LeadFacts } from "../lead/lead.ts";
import { TIERS } from "../lead/vocabulary.ts";
import { cents } from "../money/money.ts";
import { type EstimatedLead, pricesByKind, raisesOf } from "./source-prices.ts";

const valid = validatePost(readPost(SAMPLE_POST).lead, SAMPLE_CONTEXT);
const FACTS: LeadFacts = valid.ok
  ? valid.value.facts
  : (() => {
      throw new Error("the sample is valid");
    })();

const lead = (
  earning: number,
  facts: Partial<LeadFacts> = {},
  tier: EstimatedLead["tier"] = "hot",
): EstimatedLead => ({ facts: { ...FACTS, ...facts }, tier, earningCents: cents(earning) });
const times = (count: number, one: EstimatedLead): EstimatedLead[] =>
  Array.from({ length: count }, () => one);

describe("prices by kind", () => {
  it("have the number that would be bought, their median price and the best one", () => {
    expect(
      pricesByKind([
        lead(100),
        lead(300),
        lead(0),
        lead(200),
        lead(50, { side: "buyer" }, "cold"),
        lead(0, { side: "buyer" }, "nurture"),
      ]),
    ).toEqual([
      { side: "buyer", tier: "nurture", leads: 1, taken: 0, medianCents: null, bestCents: null },
      { side: "buyer", tier: "cold", leads: 1, taken: 1, medianCents: 50n, bestCents: 50n },
      { side: "seller", tier: "hot", leads: 4, taken: 3, medianCents: 200n, bestCents: 300n },
    ]);
    expect(pricesByKind([])).toEqual([]);
  });

  it("count every lead once", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            earning: fc.nat(10_000),
            tier: fc.constantFrom(...TIERS),
            side: fc.constantFrom("buyer", "seller", "renter"),
          }),
        ),
        (made) => {
          const kinds = pricesByKind(
            made.map(({ earning, tier, side }) =>
              lead(earning, { side: side as LeadFacts["side"] }, tier),
            ),
          );
          expect(kinds.reduce((sum, { leads }) => sum + leads, 0)).toBe(made.length);
          for (const { taken, leads, medianCents, bestCents } of kinds) {
            expect(taken).toBeLessThanOrEqual(leads);
            expect((medianCents ?? 0n) <= (bestCents ?? 0n)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("what would raise it", () => {
  it("compares leads with a fact to those without, unsold ones counted as 0", () => {
    const leads = [
      ...times(5, lead(1_000)),
      ...times(5, lead(0)),
      ...times(10, lead(200, { timing: "unknown" })),
    ];
    expect(raisesOf(leads)).toEqual([
      { fact: "timing", lacking: 10, leads: 20, withCents: 500n, withoutCents: 200n },
    ]);
  });

  it("leaves out facts with few leads, and facts that go with a lower price", () => {
    expect(
      raisesOf([...times(4, lead(1_000)), ...times(50, lead(0, { timing: "unknown" }))]),
    ).toEqual([]);
    expect(
      raisesOf([...times(50, lead(1_000)), ...times(4, lead(0, { timing: "unknown" }))]),
    ).toEqual([]);
    expect(
      raisesOf([...times(9, lead(100)), ...times(9, lead(900, { timing: "unknown" }))]),
    ).toEqual([]);
  });

  it("compares within a side, so that seller prices are no reason to send beds", () => {
    const leads = [
      ...times(20, lead(9_000)),
      ...times(20, lead(100, { side: "buyer", beds: null })),
    ];
    expect(raisesOf(leads)).toEqual([]);
  });

  it("lists the largest total gain first", () => {
    const leads = [
      ...times(10, lead(1_000)),
      ...times(30, lead(800, { beds: null })),
      ...times(6, lead(700, { timing: "unknown" })),
    ];
    expect(raisesOf(leads).map(({ fact }) => fact)).toEqual(["beds", "timing"]);
  });
});
