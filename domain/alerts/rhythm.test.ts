// Tests that silence is judged by a source's own rhythm, over simulated years.
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import { HOURS_KEPT, HOURS_OF_WEEK, judgeSilence } from "./rhythm.ts";
import { poisson, seeded } from "./simulation.test-support.ts";

const LIMITS = { missing: 12, minutes: 60 };
/** A Monday, 0:00. */
const START_MS = Date.parse("2026-01-05T00:00:00Z");

/** Leads a hour by the hour of the week, 0 being Monday 0:00. */
type Rhythm = (hourOfWeek: number) => number;
const isOffice = (hour: number): boolean => hour < 120 && hour % 24 >= 9 && hour % 24 < 17;
const office =
  (anHour: number): Rhythm =>
  (hour) =>
    isOffice(hour) ? anHour : 0;
const always =
  (anHour: number): Rhythm =>
  () =>
    anHour;

/** Times of leads in order, from `START_MS` on, for so many hours. */
function leadsOf(rhythm: Rhythm, hours: number, seed: number): number[] {
  const random = seeded(seed);
  const times: number[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const count = poisson(random, rhythm(hour % HOURS_OF_WEEK));
    const ofHour = Array.from({ length: count }, () => Math.floor(random() * HOUR_MS));
    for (const at of ofHour.toSorted((a, b) => a - b)) times.push(START_MS + hour * HOUR_MS + at);
  }
  return times;
}

/** The judgment at a moment, of the leads until then. */
function judgeAt(times: readonly number[], atMs: number, limits = LIMITS) {
  const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
  const hours = Array.from({ length: HOURS_KEPT }, () => 0);
  let lastMs: number | null = null;
  for (const time of times) {
    if (time > atMs) break;
    lastMs = time;
    const place = Math.floor((hourMs - time) / HOUR_MS) + 1;
    const at = Math.max(0, time >= hourMs ? 0 : place);
    if (at < HOURS_KEPT) hours[at] = (hours[at] ?? 0) + 1;
  }
  return judgeSilence({ hours, lastMs, hourMs }, limits, atMs);
}

/** More leads than six weeks of any of these sources have. */
const MOST_KNOWN = 5_000;
const stateAt = (times: readonly number[], atMs: number) => judgeAt(times, atMs)?.state ?? null;
const WEEKS = 6 * HOURS_OF_WEEK;
const END_MS = START_MS + WEEKS * HOUR_MS;

describe("silence", () => {
  it("is none at night and on Sunday for a source that posts on weekdays from 9 to 17", () => {
    const times = leadsOf(office(20), WEEKS, 1);
    // The end is a Monday, 0:00: nothing came since Friday evening.
    for (let hour = 0; hour <= 8; hour += 1)
      expect(stateAt(times, END_MS + hour * HOUR_MS)).toBe("well");
    expect(stateAt(times, END_MS + 9.2 * HOUR_MS)).toBe("well");
    expect(stateAt(times, END_MS + 10.5 * HOUR_MS)).toBe("alarm");
  });

  it("of a source with a lead a minute is noticed after the hour that the limit asks for", () => {
    const times = leadsOf(always(60), WEEKS, 2);
    const lastMs = times.at(-1) ?? 0;
    expect(stateAt(times, lastMs + 5 * MINUTE_MS)).toBe("well");
    expect(stateAt(times, lastMs + 59 * MINUTE_MS)).toBe("between");
    expect(stateAt(times, lastMs + 61 * MINUTE_MS)).toBe("alarm");
  });

  it("says since when, and what usually comes in that time", () => {
    const times = leadsOf(always(10), WEEKS, 3);
    const lastMs = times.at(-1) ?? 0;
    const judgment = judgeAt(times, lastMs + 5 * HOUR_MS);
    expect(judgment).toMatchObject({
      state: "alarm",
      evidence: { value: 300, high: 60, count: 0, fromMs: lastMs, untilMs: lastMs + 5 * HOUR_MS },
    });
    if (judgment?.state !== "alarm") throw new Error("no alarm");
    expect(judgment.evidence.of).toBeGreaterThan(40);
    expect(judgment.evidence.of).toBeLessThan(60);
  });

  it("is not judged without two weeks of rhythm, with few leads, or after two weeks", () => {
    const times = leadsOf(always(10), 13 * 24, 4);
    expect(stateAt(times, START_MS + 20 * DAY_MS)).toBeNull();
    expect(stateAt([START_MS, START_MS + 20 * DAY_MS], START_MS + 25 * DAY_MS)).toBeNull();
    expect(judgeAt([], END_MS)).toBeNull();
    const known = leadsOf(always(10), WEEKS, 4);
    expect(stateAt(known, END_MS + 13 * DAY_MS)).toBe("alarm");
    expect(stateAt(known, END_MS + 15 * DAY_MS)).toBeNull();
  });

  it("must be longer than the longest that the source had itself", () => {
    // One week of four, nothing came from Tuesday to Thursday.
    const gap = (time: number) => {
      const hour = Math.floor((time - START_MS) / HOUR_MS);
      return hour >= 3 * HOURS_OF_WEEK + 24 && hour < 3 * HOURS_OF_WEEK + 72;
    };
    const times = leadsOf(always(2), WEEKS, 5).filter((time) => !gap(time));
    const lastMs = times.at(-1) ?? 0;
    expect(stateAt(times, lastMs + 10 * HOUR_MS)).toBe("well");
    expect(stateAt(times, lastMs + 48 * HOUR_MS)).toBe("between");
    expect(stateAt(times, lastMs + 80 * HOUR_MS)).toBe("alarm");
  });
});

describe("simulated sources", () => {
  it.each([
    ["four an hour", always(4)],
    ["ten a day", always(10 / 24)],
    ["two an hour on weekdays", office(2)],
    ["ten an hour on weekdays", office(10)],
  ])("with %s have at most one alarm in four years", (_name, rhythm) => {
    let alarms = 0;
    /** What the source misses between two leads: too little needs no judgment. */
    const missed = (fromMs: number, toMs: number): number => {
      let sum = 0;
      for (let at = fromMs; at < toMs; at += HOUR_MS / 4)
        sum += rhythm(Math.floor((at - START_MS) / HOUR_MS) % HOURS_OF_WEEK) / 4;
      return sum;
    };
    for (let seed = 0; seed < 4; seed += 1) {
      const times = leadsOf(rhythm, 52 * HOURS_OF_WEEK, seed);
      // Silence is longest right before the next lead.
      for (let place = 1; place < times.length; place += 1) {
        const [before = 0, next = 0] = [times[place - 1], times[place]];
        if (next - before < HOUR_MS || before < START_MS + 28 * DAY_MS) continue;
        if (missed(before, next) < LIMITS.missing - 4) continue;
        const known = times.slice(Math.max(0, place - MOST_KNOWN), place);
        if (stateAt(known, next - 1) === "alarm") alarms += 1;
      }
    }
    expect(alarms).toBeLessThanOrEqual(1);
  });
});
