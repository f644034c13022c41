// Tests that cached cap results equal the rule's at every moment, with far fewer calls of the rule.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";
import { localMoment } from "./calendar.ts";
import { type Counters, EMPTY_COUNTERS, countPurchase } from "./caps.ts";
import { capsRefusal } from "./eligibility.ts";
import { KnownCaps } from "./known-caps.ts";
import { AT_MS, bidders } from "./market.test-support.ts";

/** One campaign's counters, and how often they were read. */
class CountedBidderState {
  reads = 0;
  #counters: Counters = EMPTY_COUNTERS;
  readonly #bySource = new Map<string, Counters>();

  counters(): Counters {
    this.reads += 1;
    return this.#counters;
  }

  sourceCounters(_no: number, sourceId: string): Counters {
    return this.#bySource.get(sourceId) ?? EMPTY_COUNTERS;
  }

  take({ schedule }: Bidder, sourceId: string, price: bigint, atMs: number): void {
    const moment = localMoment(schedule.timeZone, atMs);
    this.#counters = countPurchase(this.#counters, moment, price);
    this.#bySource.set(sourceId, countPurchase(this.sourceCounters(0, sourceId), moment, price));
  }
}

const question = fc.record({
  waitMs: fc.oneof(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 90_000 }),
    fc.integer({ min: 0, max: 3 * 3_600_000 }),
  ),
  mode: fc.constantFrom("exclusive" as const, "shared" as const),
  sourceId: fc.constantFrom("src-1", "src-2"),
  amount: fc.constantFrom(400, 5_000),
  takes: fc.boolean(),
});

describe("known caps", () => {
  it("equal the rule after any purchases and any time", () => {
    fc.assert(
      fc.property(
        bidders,
        fc.array(question, { minLength: 1, maxLength: 60 }),
        ([bidder], questions) => {
          if (bidder === undefined) return;
          const bidderState = new CountedBidderState();
          const known = new KnownCaps(bidder, bidderState);
          let atMs = AT_MS;
          for (const { waitMs, mode, sourceId, amount, takes } of questions) {
            atMs += waitMs;
            const price = cents(amount);
            const refusal = known.refusal(mode, { sourceId }, price, amount, atMs);
            expect(refusal).toBe(capsRefusal(bidder, { sourceId }, price, bidderState, atMs));
            if (refusal !== null || !takes) continue;
            bidderState.take(bidder, sourceId, price, atMs);
            known.forget();
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("admit a paced campaign at the exact millisecond", () => {
    const paced = {
      no: 1,
      pacing: "even",
      limits: { leads: { day: 100 }, cents: {} },
      sourceLimits: { leads: {}, cents: {} },
      accountLimits: null,
      schedule: { timeZone: "UTC", hours: [] },
    } as unknown as Bidder;
    const bidderState = new CountedBidderState();
    const known = new KnownCaps(paced, bidderState);
    const dayMs = 86_400_000;
    const noonMs = Math.floor(AT_MS / dayMs) * dayMs + dayMs / 2;
    // Half of the day's hundred are taken by noon; the next may be taken when a hundredth of the
    // day has passed.
    for (let lead = 0; lead < 50; lead += 1) bidderState.take(paced, "src-1", 500n, noonMs);
    const refusalAt = (ms: number) =>
      known.refusal("exclusive", { sourceId: "src-1" }, cents(500), 500, ms);
    const nextMs = noonMs + dayMs / 100;
    expect([refusalAt(noonMs), refusalAt(nextMs - 1), refusalAt(nextMs)]).toEqual([
      "cap_reached",
      "cap_reached",
      null,
    ]);
    const readsBefore = bidderState.reads;
    for (let ms = nextMs; ms < nextMs + 30_000; ms += 1) expect(refusalAt(ms)).toBeNull();
    expect(bidderState.reads).toBe(readsBefore);
  });
});
