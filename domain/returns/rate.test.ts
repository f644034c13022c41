// Tests the return rate, what a return does to it, and from which rate only a person approves.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ReturnCounts,
  modifiersOf,
  onlyPeopleApprove,
  returnRate,
  returnsLeft,
} from "./rate.ts";
import { DEFAULT_RETURN_TERMS } from "./terms.ts";

describe("the return rate", () => {
  it("requires people's decisions above 15 %, from 20 leads on", () => {
    const of = (received: number, counted: number): ReturnCounts => ({
      received,
      counted,
      declined: 0,
    });
    expect(onlyPeopleApprove(of(20, 3), DEFAULT_RETURN_TERMS)).toBe(false);
    expect(onlyPeopleApprove(of(20, 4), DEFAULT_RETURN_TERMS)).toBe(true);
    expect(onlyPeopleApprove(of(19, 19), DEFAULT_RETURN_TERMS)).toBe(false);
    expect([returnRate(of(20, 3)), returnRate(of(0, 0)), returnRate(of(7, 1))]).toEqual([
      1_500, 0, 1_429,
    ]);
    expect([
      returnsLeft(of(20, 1), DEFAULT_RETURN_TERMS),
      returnsLeft(of(20, 4), DEFAULT_RETURN_TERMS),
      returnsLeft(of(19, 1), DEFAULT_RETURN_TERMS),
    ]).toEqual([2, 0, null]);
  });

  it("lowers the bid modifier by declined returns, as far as the network allows", () => {
    const counts = { received: 40, counted: 20, declined: 13 };
    const terms = DEFAULT_RETURN_TERMS;
    expect(modifiersOf({ ...counts, declined: 1 }, terms)).toEqual({
      now: 9_750,
      ifDeclined: 9_500,
    });
    expect(modifiersOf(counts, terms)).toEqual({ now: 8_000, ifDeclined: 8_000 });
    expect(modifiersOf(counts, { ...terms, leastModifier: 6_600 })).toEqual({
      now: 6_750,
      ifDeclined: 6_600,
    });
    const late = { ...terms, ratedFromLeads: 41 };
    expect(modifiersOf(counts, late)).toEqual({ now: 10_000, ifDeclined: 10_000 });
    expect([onlyPeopleApprove(counts, late), returnsLeft(counts, late)]).toEqual([false, null]);
    expect(onlyPeopleApprove(counts, { ...late, ratedFromLeads: 40 })).toBe(true);
  });

  it("allows exactly as many returns as are left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 5_000 }), fc.nat(800), (received, counted) => {
        const left = returnsLeft({ received, counted, declined: 0 }, DEFAULT_RETURN_TERMS) ?? -1;
        if (left > 0)
          expect(
            onlyPeopleApprove(
              { received, counted: counted + left, declined: 0 },
              DEFAULT_RETURN_TERMS,
            ),
          ).toBe(false);
        expect(
          onlyPeopleApprove(
            { received, counted: counted + left + 1, declined: 0 },
            DEFAULT_RETURN_TERMS,
          ),
        ).toBe(true);
      }),
    );
  });
});
