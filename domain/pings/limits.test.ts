// Tests the limits of pings in figures, and that no sequence of pings exceeds them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localMoment } from "../distribution/calendar.ts";
import {
  EMPTY_COUNTERS,
  type Limits,
  NO_LIMITS,
  capRefusal,
  countPurchase,
} from "../distribution/caps.ts";
import { cents } from "../money/money.ts";
import {
  DEFAULT_OFFER_RULES,
  LEAST_LIFE_MS,
  type OfferRules,
  mayHold,
  mostOpenOffers,
  offerLifeMs,
} from "./limits.ts";

const moment = localMoment("America/Los_Angeles", Date.parse("2026-11-20T18:00:00Z"));

describe("how long an offer stands", () => {
  it.each([
    ["of an unknown source", 0, 0, 60_000],
    ["of one that posts everything", 500, 500, 60_000],
    ["of one that let 20 run out", 20, 0, 35_000],
    ["of one that posts half", 480, 240, 36_000],
    ["of one that never posts", 480, 0, 12_000],
  ])("%s", (_name, ended, posted, lifeMs) =>
    expect(offerLifeMs(60_000, { ended, posted })).toBe(lifeMs),
  );

  it("is at most the source's own time, at least 10 s, and grows with every post", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 120_000 }),
        fc.nat(500),
        fc.nat(500),
        (fullMs, posted, unposted) => {
          const lifeMs = offerLifeMs(fullMs, { ended: posted + unposted, posted });
          expect(lifeMs).toBeLessThanOrEqual(fullMs);
          expect(lifeMs).toBeGreaterThanOrEqual(LEAST_LIFE_MS);
          expect(
            offerLifeMs(fullMs, { ended: posted + unposted + 1, posted: posted + 1 }),
          ).toBeGreaterThanOrEqual(lifeMs);
        },
      ),
    );
  });
});

it("a source may have five offers open, or twice what it posted within the hour", () => {
  const open = (rules: OfferRules) => [0, 2, 3, 40].map((posts) => mostOpenOffers(posts, rules));
  expect(open(DEFAULT_OFFER_RULES)).toEqual([5, 5, 6, 80]);
  expect(open({ ...DEFAULT_OFFER_RULES, leastOpen: 1, openPerPost: 3 })).toEqual([1, 6, 9, 120]);
});

describe("what a campaign may promise", () => {
  it("is always at least one, and everything without limits", () => {
    const least = { mostOfRoom: 100 };
    const one: Limits = { leads: { day: 1 }, cents: {} };
    expect(mayHold(one, EMPTY_COUNTERS, moment, 100n, 0, least)).toBe(true);
    expect(mayHold(NO_LIMITS, EMPTY_COUNTERS, moment, 100n, 10_000, least)).toBe(true);
  });

  it("is the network's part of its capacity after any history, and never past its caps", () => {
    const anyLimits: fc.Arbitrary<Limits> = fc.record({
      leads: fc.record(
        { hour: fc.integer({ min: 1, max: 40 }), day: fc.integer({ min: 1, max: 90 }) },
        { requiredKeys: [] },
      ),
      cents: fc.record(
        { month: fc.integer({ min: 1_000, max: 90_000 }).map(cents) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(
        anyLimits,
        fc.array(fc.constantFrom("ping", "post", "buy", "expire"), { maxLength: 120 }),
        fc.constantFrom(100, 2_500, 5_000, 10_000),
        (limits, steps, mostOfRoom) => {
          const price = cents(1_000);
          let [bought, held] = [0, 0];
          const counted = () =>
            Array.from({ length: bought + held }).reduce<typeof EMPTY_COUNTERS>(
              (counters) => countPurchase(counters, moment, price),
              EMPTY_COUNTERS,
            );
          const most = Math.min(
            limits.leads.hour ?? Infinity,
            limits.leads.day ?? Infinity,
            Number((limits.cents.month ?? 10n ** 12n) / price),
          );
          for (const step of steps) {
            const fits = capRefusal(limits, counted(), moment, price) === null;
            const mayPromise = mayHold(limits, counted(), moment, price, held, { mostOfRoom });
            if (step === "ping" && fits && mayPromise) {
              held += 1;
              const part = Math.floor(((most - bought) * mostOfRoom) / 10_000);
              expect(held).toBeLessThanOrEqual(Math.max(1, part));
            } else if (step === "buy" && fits) bought += 1;
            else if (step === "post" && held > 0) [bought, held] = [bought + 1, held - 1];
            else if (step === "expire" && held > 0) held -= 1;
            expect(bought + held).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});
