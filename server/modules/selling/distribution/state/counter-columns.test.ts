import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Counters, EMPTY_COUNTERS } from "../../../../../domain/distribution/caps.ts";
import { CounterColumns } from "./counter-columns.ts";

const started = fc.record({
  startMs: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
  leads: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  cents: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
});
const counters = fc.record({
  hour: started,
  day: started,
  week: started,
  month: started,
  total: started,
});

describe("counters in columns", () => {
  it("come back as they were set, whatever is set around them", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5_000), counters)), (sets) => {
        const columns = new CounterColumns();
        const last = new Map<number, Counters>();
        for (const [row, set] of sets) {
          columns.set(row, set);
          last.set(row, set);
        }
        for (const [row, set] of last) expect(columns.at(row)).toEqual(set);
      }),
    );
  });

  it("are zero in a row that was never set, also beyond the last", () => {
    const columns = new CounterColumns();
    columns.set(3, { ...EMPTY_COUNTERS, total: { startMs: 0, leads: 2, cents: 900n } });
    expect([columns.at(2), columns.at(4), columns.at(1_000_000)]).toEqual([
      EMPTY_COUNTERS,
      EMPTY_COUNTERS,
      EMPTY_COUNTERS,
    ]);
  });

  it("stay what they were read as when their row is set again", () => {
    const columns = new CounterColumns();
    columns.set(0, { ...EMPTY_COUNTERS, day: { startMs: 5, leads: 1, cents: 100n } });
    const before = columns.at(0);
    columns.set(0, { ...EMPTY_COUNTERS, day: { startMs: 5, leads: 2, cents: 200n } });
    expect(before.day).toEqual({ startMs: 5, leads: 1, cents: 100n });
  });
});
