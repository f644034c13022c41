// Tests which campaigns are stopped until a person acts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { type StopFacts, findStop, isOutOfMoney } from "./campaign-stop.ts";
import { findObstacle, lowestBid } from "./obstacle.ts";

const NOW = Date.parse("2026-03-04T18:00:00Z");
const CAN_BUY: StopFacts = {
  licensedStates: new Set(["CA"]),
  wantedStates: ["CA", "NV"],
  availableCents: 1_000n,
  lowestBidCents: 1_000n,
  mostLeads: 5,
  mostCents: 5_000n,
  leads: 4,
  cents: 4_000n,
};

describe("a stopped campaign", () => {
  it("lacks a license or money, or has used up what it may buy in total", () => {
    expect(findStop(CAN_BUY)).toBeNull();
    expect(findStop({ ...CAN_BUY, wantedStates: ["NV"] })).toBe("not_licensed");
    expect(findStop({ ...CAN_BUY, licensedStates: new Set() })).toBe("not_licensed");
    expect(findStop({ ...CAN_BUY, availableCents: 999n })).toBe("insufficient_funds");
    expect(findStop({ ...CAN_BUY, leads: 5 })).toBe("cap_reached");
    expect(findStop({ ...CAN_BUY, cents: 4_001n })).toBe("budget_exhausted");
    expect(findStop({ ...CAN_BUY, leads: 5, mostLeads: null })).toBeNull();
    expect(findStop({ ...CAN_BUY, cents: 9_000n, mostCents: null })).toBeNull();
  });

  it("has the obstacle that its own page shows, except for those that end by themselves", () => {
    const states = fc.subarray(["CA", "NV", "TX"]);
    const amount = fc.bigInt({ min: 0n, max: 3_000n });
    const counts = fc.record({ leads: fc.integer({ min: 0, max: 6 }), cents: amount });
    fc.assert(
      fc.property(
        fc.record({
          licensed: states,
          wanted: fc.option(states),
          available: amount,
          bid: fc.bigInt({ min: 100n, max: 2_000n }),
          by: fc.integer({ min: -9_000, max: 5_000 }),
          most: counts,
          used: counts,
          today: counts,
        }),
        ({ licensed, wanted, available, bid, by, most, used, today }) => {
          const terms = {
            exclusiveBidCents: cents(bid),
            sharedBidCents: null,
            adjustments: [{ by: "tier", value: "cold", percent: by }] as const,
            limits: {
              leads: { total: most.leads, day: 4 },
              cents: { total: most.cents, day: 2_500n },
            },
            schedule: { timeZone: "UTC", hours: [] },
          };
          const whole = (startMs: number, count: typeof used) => ({ startMs, ...count });
          const none = whole(0, { leads: 0, cents: 0n });
          const obstacle = findObstacle(
            {
              isAccountActive: true,
              licensedStates: new Set(licensed),
              wantedStates: wanted,
              availableCents: available,
              terms: terms as never,
              counters: {
                hour: none,
                day: whole(Date.parse("2026-03-04T00:00:00Z"), today),
                week: none,
                month: none,
                total: whole(0, used),
              } as never,
              account: null,
            },
            NOW,
          );
          const stop = findStop({
            licensedStates: new Set(licensed),
            wantedStates: wanted,
            availableCents: available,
            lowestBidCents: lowestBid(terms as never),
            mostLeads: most.leads,
            mostCents: most.cents,
            ...used,
          });
          const isShort = obstacle?.window !== null && obstacle?.window !== "total";
          expect(stop).toBe(obstacle === null || isShort ? null : obstacle.reason);
        },
      ),
    );
  });
});

describe("an account without money", () => {
  it("has a campaign that only money stops, and none that could buy", () => {
    expect(isOutOfMoney(["insufficient_funds"])).toBe(true);
    expect(isOutOfMoney(["insufficient_funds", "not_licensed"])).toBe(true);
  });

  it("is not one that can buy at a lower bid, only lacks licenses, or has no campaign", () => {
    expect(isOutOfMoney(["insufficient_funds", null])).toBe(false);
    expect(isOutOfMoney(["insufficient_funds", "cap_reached"])).toBe(false);
    expect(isOutOfMoney(["not_licensed"])).toBe(false);
    expect(isOutOfMoney([])).toBe(false);
  });
});
