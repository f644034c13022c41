// Tests unmet demand by state, with manually computed and arbitrary campaigns.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import {
  MOST_ROOM,
  type OpenOrder,
  PACE_DAYS,
  UNMET_STEPS,
  unmetByState,
  unmetStep,
} from "./unmet-demand.ts";

const order = (states: readonly string[], room: number | null, payout = 100): OpenOrder => ({
  states,
  room,
  payoutCents: cents(payout),
});
const STATES: readonly string[] = ["CA", "FL", "NY", "TX"];
const orders = fc.array(
  fc.record({
    states: fc.uniqueArray(fc.constantFrom(...STATES)),
    room: fc.option(fc.nat(300)),
    payoutCents: fc.nat(10_000).map((amount) => cents(amount)),
  }),
);
const posted = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...STATES), fc.nat(2_000)), {
    selector: ([state]) => state,
  })
  .map((pairs) => new Map(pairs));

describe("unmet demand", () => {
  it("is the capacity of a state's campaigns less its leads per day, in steps", () => {
    expect(
      unmetByState(
        [
          order(["TX", "CA"], 12, 300),
          order(["CA"], 3, 900),
          order(["FL"], 0),
          order(["NY"], null, 50),
        ],
        new Map([
          ["CA", 70],
          ["NY", 70 * PACE_DAYS],
          ["WA", 7],
        ]),
      ),
    ).toEqual([
      { state: "CA", orders: 2, unmet: "under_20", bestPayoutCents: 900n },
      { state: "NY", orders: 1, unmet: "20_to_99", bestPayoutCents: 50n },
      { state: "TX", orders: 1, unmet: "under_20", bestPayoutCents: 300n },
    ]);
    // More leads than demand; fractions of a lead do not count.
    expect(unmetByState([order(["CA"], 4)], new Map([["CA", 700]]))[0]?.unmet).toBe("none");
    expect(unmetByState([order(["CA"], 20)], new Map([["CA", 1]]))[0]?.unmet).toBe("under_20");
    expect(unmetByState([order(["CA"], 1)], new Map([["CA", 1]]))[0]?.unmet).toBe("none");
  });

  it("lists the states with capacity once and in order, for campaigns in any order", () => {
    fc.assert(
      fc.property(orders, posted, (made, came) => {
        const states = unmetByState(made, came);
        const open = made.filter(({ room }) => room === null || room > 0);
        expect(states.map(({ state }) => state)).toEqual(
          [...new Set(open.flatMap((one) => one.states))].toSorted(),
        );
        expect(unmetByState(made.toReversed(), came)).toEqual(states);
        for (const { state, orders: count, bestPayoutCents } of states) {
          const there = open.filter((one) => one.states.includes(state));
          expect(count).toBe(there.length);
          expect(
            there.every(({ payoutCents }) => payoutCents <= bestPayoutCents) &&
              there.some(({ payoutCents }) => payoutCents === bestPayoutCents),
          ).toBe(true);
        }
      }),
    );
  });

  it("has steps without gaps", () => {
    expect([-3, 0, 1, 19, 20, 99, 100, 499, 500, 999, 1_000, 50_000].map(unmetStep)).toEqual([
      "none",
      "none",
      "under_20",
      "under_20",
      "20_to_99",
      "20_to_99",
      "100_to_499",
      "100_to_499",
      "500_to_999",
      "500_to_999",
      "1000_or_more",
      "1000_or_more",
    ]);
  });

  it("never falls with more campaigns or rises with more leads", () => {
    const rank = (made: readonly OpenOrder[], came: ReadonlyMap<string, number>): number =>
      UNMET_STEPS.indexOf(
        unmetByState(made, came).find(({ state }) => state === "CA")?.unmet ?? "none",
      );
    fc.assert(
      fc.property(orders, posted, fc.nat(300), fc.nat(1_000), (made, came, room, more) => {
        expect(rank([...made, order(["CA"], room)], came)).toBeGreaterThanOrEqual(rank(made, came));
        expect(
          rank(made, new Map([...came, ["CA", (came.get("CA") ?? 0) + more]])),
        ).toBeLessThanOrEqual(rank(made, came));
        expect(rank([...made, order(["CA"], null)], came)).toBe(
          rank([...made, order(["CA"], MOST_ROOM + room)], came),
        );
      }),
    );
  });
});
