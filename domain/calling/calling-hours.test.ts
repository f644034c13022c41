// Tests calling hours: in the person's time zone, on days when the clocks change, on holidays, and
// without a known zone.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callableMs, callingMoment } from "./calling-hours.ts";
import { DEFAULT_CALLING_RULES, callingRuleFor, callingRuleProblems } from "./calling-rules.ts";
import { isFederalHoliday } from "./holidays.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";

const at = (iso: string): number => Date.parse(iso);
const STEP_MS = 30 * MINUTE_MS;
const rule = (state: string | null) => callingRuleFor(DEFAULT_CALLING_RULES, state);

describe("the rule of a state", () => {
  it("is its own, or the federal one if it has none", () => {
    expect(rule("AL")).toMatchObject({
      state: "AL",
      weekdays: { from: 480, until: 1_200 },
      sunday: null,
      holidays: false,
    });
    expect(rule("CA")).toMatchObject({
      state: "US",
      sunday: { from: 480, until: 1_260 },
      mostCalls: null,
    });
  });

  it("is the strictest of all if the state is unknown", () => {
    // Kentucky opens last, Rhode Island closes first and has weekdays only.
    expect(rule(null)).toMatchObject({
      weekdays: { from: 600, until: 1_080 },
      saturday: null,
      sunday: null,
      holidays: false,
      mostCalls: 3,
    });
  });

  it("comes from a consistent table; problems of a table are named", () => {
    expect(callingRuleProblems(DEFAULT_CALLING_RULES)).toEqual([]);
    const [federal] = DEFAULT_CALLING_RULES;
    if (federal === undefined) throw new Error("there is a federal rule");
    expect(
      callingRuleProblems([
        { ...federal, state: "CA" },
        { ...federal, state: "CA" },
        { ...federal, state: "XX", sunday: { from: 600, until: 600 } },
      ]),
    ).toEqual([
      { index: 1, problem: "twice" },
      { index: 2, problem: "unknown_state" },
      { index: 2, problem: "no_hours", day: "sunday" },
      { index: null, problem: "no_federal" },
    ]);
  });
});

describe("a moment", () => {
  it.each([
    // Alabama, 8:00–20:00 Central: Friday noon; before eight; after eight; Sunday; Labor Day.
    ["AL", "America/Chicago", "2026-11-20T18:00:00Z", true, "2026-11-21T02:00:00Z"],
    ["AL", "America/Chicago", "2026-11-20T13:59:00Z", false, "2026-11-20T14:00:00Z"],
    ["AL", "America/Chicago", "2026-11-21T02:00:00Z", false, "2026-11-21T14:00:00Z"],
    ["AL", "America/Chicago", "2026-11-22T18:00:00Z", false, "2026-11-23T14:00:00Z"],
    ["AL", "America/Chicago", "2026-09-07T18:00:00Z", false, "2026-09-08T13:00:00Z"],
    // Rhode Island: from Friday evening over the weekend; it has no exception for Columbus Day.
    ["RI", "America/New_York", "2026-10-09T23:00:00Z", false, "2026-10-12T13:00:00Z"],
    // Texas on a Sunday opens at noon.
    ["TX", "America/Chicago", "2026-11-22T17:00:00Z", false, "2026-11-22T18:00:00Z"],
    // The day the clocks fall back in California: eight is eight by the wall clock.
    ["CA", "America/Los_Angeles", "2026-11-01T15:59:00Z", false, "2026-11-01T16:00:00Z"],
  ] as const)("%s in %s at %s", (state, zone, iso, isWithin, changesAt) => {
    expect(callingMoment(rule(state), zone, at(iso))).toMatchObject({
      isWithin,
      changesAtMs: at(changesAt),
    });
  });

  it("without a zone is within hours only when both ends of the country are", () => {
    // 10:00–18:00 in New York and in Honolulu at once: 15:00 to 18:00 Eastern in winter.
    expect(callingMoment(rule(null), null, at("2026-11-20T19:00:00Z"))).toMatchObject({
      isWithin: false,
      changesAtMs: at("2026-11-20T20:00:00Z"),
    });
    expect(callingMoment(rule(null), null, at("2026-11-20T21:00:00Z"))).toMatchObject({
      isWithin: true,
      changesAtMs: at("2026-11-20T23:00:00Z"),
    });
  });

  it("never opens again under a rule without hours", () => {
    expect(
      callingMoment(
        { ...rule("CA"), weekdays: null, saturday: null, sunday: null },
        "America/Denver",
        at("2026-11-20T19:00:00Z"),
      ),
    ).toEqual({ isWithin: false, changesAtMs: null, today: null });
  });
});

describe("callable time", () => {
  it("counts only time within the hours", () => {
    // Delivered at 19:30 Central on Friday in Alabama, read on Monday at 8:10: half an hour,
    // Saturday, ten minutes.
    expect(
      callableMs(
        rule("AL"),
        "America/Chicago",
        at("2026-11-21T01:30:00Z"),
        at("2026-11-23T14:10:00Z"),
      ),
    ).toBe(30 * MINUTE_MS + 12 * HOUR_MS + 10 * MINUTE_MS);
  });

  it("is additive over moments, and equals a sample every half hour", () => {
    const states = fc.constantFrom("AL", "CA", "RI", "TX", "FL", null);
    const zones = fc.constantFrom(
      "America/New_York",
      "America/Chicago",
      "America/Los_Angeles",
      null,
    );
    const start = fc.integer({
      min: at("2026-01-01T00:00:00Z") / MINUTE_MS,
      max: at("2026-12-31T00:00:00Z") / MINUTE_MS,
    });
    fc.assert(
      fc.property(
        states,
        zones,
        start,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (state, zone, from, first, second) => {
          const the = rule(state);
          const [a, b, c] = [from, from + first, from + first + second].map(
            (minute) => minute * MINUTE_MS,
          ) as [number, number, number];
          const whole = callableMs(the, zone, a, c);
          expect(whole).toBe(callableMs(the, zone, a, b) + callableMs(the, zone, b, c));
          let looked = 0;
          for (let ms = a; ms < c; ms += STEP_MS)
            looked += callingMoment(the, zone, ms).isWithin ? Math.min(STEP_MS, c - ms) : 0;
          // Each of the at most five days has two ends, and sampling is off by at most half an hour
          // at each.
          expect(Math.abs(whole - looked)).toBeLessThanOrEqual(10 * STEP_MS);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("federal holidays", () => {
  it.each([
    ["2026-01-01", true],
    ["2026-01-19", true],
    ["2026-02-16", true],
    ["2026-05-25", true],
    ["2026-06-19", true],
    ["2026-09-07", true],
    ["2026-10-12", true],
    ["2026-11-11", true],
    ["2026-11-26", true],
    ["2026-12-25", true],
    ["2026-11-20", false],
    ["2026-12-24", false],
    // The Fourth of July 2026 is a Saturday: it is observed on the Friday before, and both count.
    ["2026-07-03", true],
    ["2026-07-04", true],
    ["2026-07-05", false],
    // New Year's Day 2028 is a Saturday: observed on the last day of 2027.
    ["2027-12-31", true],
    ["2026-12-31", false],
  ] as const)("%s: %s", (date, is) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    expect(isFederalHoliday(year, month - 1, day)).toBe(is);
  });
});
