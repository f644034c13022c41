// Tests which campaigns match a follow.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import {
  type FollowableOrder,
  type FollowedDemand,
  findFollowed,
  isSameFollow,
} from "./demand-follow.ts";

const HALF = {
  earningsFrom: () => [{ kind: "share", share: 5_000 } as const],
  sourceIds: ["a", "b"],
};
const order = (given: Partial<FollowableOrder> = {}): FollowableOrder => ({
  states: ["TX"],
  sides: ["seller"],
  tiers: null,
  bids: [2_000n, null],
  blockedSourceIds: [],
  ...given,
});
const follow = (given: Partial<FollowedDemand> = {}): FollowedDemand => ({
  state: "TX",
  side: "seller",
  leastCents: null,
  ...given,
});

describe("a follow", () => {
  it("matches by state, side and minimum payout together", () => {
    expect(findFollowed([order(), order({ bids: [null, 7_001n] })], follow(), HALF)).toEqual({
      count: 2,
      bestCents: 3_500n,
    });
    expect(findFollowed([order({ sides: null })], follow(), HALF)).toEqual({
      count: 1,
      bestCents: 1_000n,
    });
    expect(findFollowed([order()], follow({ leastCents: cents(1_000) }), HALF)).toEqual({
      count: 1,
      bestCents: 1_000n,
    });
    for (const missed of [
      order({ states: ["CA"] }),
      order({ states: [] }),
      order({ sides: ["buyer"] }),
      order({ bids: [1_999n, null] }),
    ]) {
      expect(findFollowed([missed], follow({ leastCents: cents(1_000) }), HALF)).toBeNull();
    }
    expect(findFollowed([order({ states: [] })], follow({ state: null }), HALF)).toBeNull();
  });

  it("counts the payout from leads that the campaign buys and the member follows", () => {
    const asked: unknown[] = [];
    const follower = {
      ...HALF,
      earningsFrom: (leads: unknown) => {
        asked.push(leads);
        return [{ kind: "flat", cents: cents(700) } as const];
      },
    };
    const wanted = order({ sides: ["seller", "buyer"], tiers: ["hot"] });
    expect(findFollowed([wanted], follow(), follower)).toEqual({ count: 1, bestCents: 700n });
    expect(findFollowed([wanted], follow({ side: null }), follower)).not.toBeNull();
    expect(asked).toEqual([
      { sides: ["seller"], tiers: ["hot"] },
      { sides: ["seller", "buyer"], tiers: ["hot"] },
    ]);
  });

  it("leaves out campaigns that buy from none of the follower's sources", () => {
    expect(findFollowed([order({ blockedSourceIds: ["a", "b", "c"] })], follow(), HALF)).toBeNull();
    expect(findFollowed([order({ blockedSourceIds: ["a"] })], follow(), HALF)).not.toBeNull();
    expect(
      findFollowed([order({ blockedSourceIds: ["a"] })], follow(), { ...HALF, sourceIds: [] }),
    ).not.toBeNull();
  });

  it("finds no fewer campaigns with a lower minimum payout", () => {
    const orders = fc.array(
      fc.record({
        states: fc.subarray(["CA", "TX"]),
        sides: fc.option(fc.subarray(["buyer" as const, "seller" as const])),
        tiers: fc.constant(null),
        bids: fc.tuple(
          fc.option(fc.bigInt({ min: 1n, max: 9_000n })),
          fc.option(fc.bigInt({ min: 1n, max: 9_000n })),
        ),
        blockedSourceIds: fc.subarray(["a", "b"]),
      }),
    );
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 5_000 }), (made, least) => {
        const narrow = findFollowed(made, follow({ leastCents: cents(least) }), HALF);
        for (const wide of [
          follow(),
          follow({ side: null, leastCents: cents(least) }),
          follow({ state: null, leastCents: cents(least) }),
        ]) {
          expect(findFollowed(made, wide, HALF)?.count ?? 0).toBeGreaterThanOrEqual(
            narrow?.count ?? 0,
          );
        }
        if (narrow !== null) expect(narrow.bestCents >= least).toBe(true);
      }),
    );
  });

  it("equals another only if all three are the same", () => {
    expect(isSameFollow(follow(), follow())).toBe(true);
    for (const other of [{ state: null }, { side: null }, { leastCents: cents(1) }])
      expect(isSameFollow(follow(), follow(other))).toBe(false);
  });
});
