// Tests that a rate alarms on a shift of its own source, by simulated years, and not on chance.
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time.ts";
import {
  type RateFigures,
  type RateLimits,
  type Sides,
  type Trials,
  judgeRate,
} from "./rate-band.ts";
import { binomial, normal, poisson, seeded } from "./simulation.test-support.ts";

const LIMITS: RateLimits = { least: 100, deviations: 5, points: 5 };
const NOW_MS = 100 * DAY_MS;

/** Figures of days, the newest last: the last one, the last seven, and the 28 before these. */
function figuresOf(days: readonly Trials[]): RateFigures {
  const sum = (part: readonly Trials[], span: number) => ({
    count: part.reduce((total, { count }) => total + count, 0),
    of: part.reduce((total, { of }) => total + of, 0),
    days: span,
    fromMs: NOW_MS - span * DAY_MS,
    untilMs: NOW_MS,
  });
  return {
    recent: [sum(days.slice(-1), 1), sum(days.slice(-7), 7)],
    usual: days.slice(-35, -7),
    usualFromMs: NOW_MS - 35 * DAY_MS,
  };
}

const steady = (count: number, of: number, days: number): Trials[] =>
  Array.from({ length: days }, () => ({ count, of }));
const stateOf = (figures: RateFigures, limits = LIMITS, sides: Sides = "both") =>
  judgeRate(figures, limits, sides)?.state ?? null;

interface Source {
  readonly seed: number;
  /** Leads a day, on average. */
  readonly leads: number;
  readonly rate: number;
  /** How much the rate of a day strays from it, as a standard deviation. */
  readonly spread?: number;
}

function* daysOf({ seed, leads, rate, spread = 0 }: Source): Generator<Trials> {
  const random = seeded(seed);
  for (;;) {
    const of = poisson(random, leads);
    const ofDay = Math.min(Math.max(rate + spread * normal(random), 0), 1);
    yield { count: binomial(random, of, ofDay), of };
  }
}

function take(days: Generator<Trials>, count: number): Trials[] {
  return Array.from({ length: count }, () => days.next().value as Trials);
}

const HOURS = 24;

/**
 * How often an alert opens in a year in which it is looked for every hour, over the last 24 hours
 * and the last seven days. It ends after a day without an alarm.
 */
function openingsOfYear(
  { seed, leads, rate, spread = 0 }: Source,
  limits = LIMITS,
  sides: Sides = "both",
): number {
  const random = seeded(seed);
  const hours: Trials[] = [];
  for (let day = 0; day < 35 + 365; day += 1) {
    const ofDay = Math.min(Math.max(rate + spread * normal(random), 0), 1);
    for (let hour = 0; hour < HOURS; hour += 1) {
      const of = poisson(random, leads / HOURS);
      hours.push({ count: binomial(random, of, ofDay), of });
    }
  }
  // Sums up to each hour, so that any span is a difference.
  const until = [{ count: 0, of: 0 }];
  for (const { count, of } of hours) {
    const last = until.at(-1) ?? { count: 0, of: 0 };
    until.push({ count: last.count + count, of: last.of + of });
  }
  const between = (from: number, to: number): Trials => ({
    count: (until[to]?.count ?? 0) - (until[from]?.count ?? 0),
    of: (until[to]?.of ?? 0) - (until[from]?.of ?? 0),
  });
  let openings = 0;
  let lastAlarm = Number.NEGATIVE_INFINITY;
  for (let now = 35 * HOURS; now <= hours.length; now += 1) {
    const figures: RateFigures = {
      recent: [1, 7].map((days) => ({
        ...between(now - days * HOURS, now),
        days,
        fromMs: NOW_MS - days * DAY_MS,
        untilMs: NOW_MS,
      })),
      usual: Array.from({ length: 28 }, (_, day) =>
        between(now - (35 - day) * HOURS, now - (34 - day) * HOURS),
      ),
      usualFromMs: NOW_MS - 35 * DAY_MS,
    };
    if (stateOf(figures, limits, sides) !== "alarm") continue;
    if (now - lastAlarm > HOURS) openings += 1;
    lastAlarm = now;
  }
  return openings;
}

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

describe("a rate", () => {
  it("is not judged over too few leads, now or in its past", () => {
    expect(judgeRate(figuresOf(steady(0, 1, 35)), LIMITS, "both")).toBeNull();
    expect(
      judgeRate(figuresOf([...steady(6, 12, 34), { count: 0, of: 12 }]), LIMITS, "both"),
    ).toBeNull();
    const without = figuresOf([...steady(0, 0, 28), ...steady(90, 100, 7)]);
    expect(judgeRate(without, LIMITS, "both")).toBeNull();
  });

  it("names the counts that it comes from, and the band of its own past", () => {
    const figures = figuresOf([...steady(80, 160, 34), { count: 48, of: 155 }]);
    const judgment = judgeRate(figures, { ...LIMITS, deviations: 4 }, "both");
    expect(judgment).toMatchObject({
      state: "alarm",
      evidence: {
        value: 3_097,
        count: 48,
        of: 155,
        usualCount: 80 * 28,
        usualOf: 160 * 28,
        fromMs: NOW_MS - DAY_MS,
        untilMs: NOW_MS,
        usualFromMs: NOW_MS - 35 * DAY_MS,
      },
    });
    // Four standard deviations of 155 leads at one half are some 16 points.
    if (judgment?.state !== "alarm") throw new Error("no alarm");
    expect(judgment.evidence.low).toBeGreaterThan(3_200);
    expect(judgment.evidence.low).toBeLessThan(3_500);
    expect(judgment.evidence.high).toBeGreaterThan(6_500);
    expect(judgment.evidence.high).toBeLessThan(6_800);
  });

  it("alarms on the sides that are watched, and keeps an alarm until it is clearly inside", () => {
    const at = (count: number) => figuresOf([...steady(500, 1_000, 34), { count, of: 1_000 }]);
    expect(stateOf(at(500))).toBe("well");
    expect(stateOf(at(400))).toBe("alarm");
    expect(stateOf(at(600))).toBe("alarm");
    expect(stateOf(at(400), LIMITS, "above")).toBe("well");
    expect(stateOf(at(600), LIMITS, "above")).toBe("alarm");
    expect(stateOf(at(600), LIMITS, "below")).toBe("well");
    const states = Array.from({ length: 101 }, (_, less) => stateOf(at(500 - less)));
    // From the middle outwards: well, then between, then an alarm, and no way back.
    expect([...new Set(states)]).toEqual(["well", "between", "alarm"]);
    expect(states.lastIndexOf("well")).toBeLessThan(states.indexOf("between"));
    expect(states.lastIndexOf("between")).toBeLessThan(states.indexOf("alarm"));
  });

  it("does not alarm on less than the points, however many leads there are", () => {
    const at = (count: number) =>
      figuresOf([...steady(50_000, 100_000, 34), { count, of: 100_000 }]);
    expect(stateOf(at(46_000))).toBe("between");
    expect(stateOf(at(44_900))).toBe("alarm");
  });

  it("allows for days that differ more than by chance", () => {
    const wild = Array.from({ length: 34 }, (_, day) => ({
      count: day % 2 === 0 ? 300 : 500,
      of: 800,
    }));
    expect(stateOf(figuresOf([...wild, { count: 250, of: 800 }]))).toBe("well");
    expect(stateOf(figuresOf([...steady(400, 800, 34), { count: 250, of: 800 }]))).toBe("alarm");
  });
});

describe("simulated sources", () => {
  it("that stay the same open no alert in 16 years, looked for every hour", () => {
    const years: Source[] = [
      ...Array.from({ length: 6 }, (_, seed) => ({ seed, leads: 200, rate: 0.5 })),
      ...Array.from({ length: 6 }, (_, seed) => ({ seed: 100 + seed, leads: 40, rate: 0.85 })),
      ...Array.from({ length: 4 }, (_, seed) => ({ seed: 300 + seed, leads: 20, rate: 0.3 })),
    ];
    expect(sum(years.map((source) => openingsOfYear(source)))).toBe(0);
  });

  it("whose days differ more than by chance open at most one a year", () => {
    const years = Array.from({ length: 4 }, (_, seed) =>
      openingsOfYear({ seed: 200 + seed, leads: 300, rate: 0.6, spread: 0.04 }),
    );
    expect(Math.max(...years)).toBeLessThanOrEqual(1);
  });

  it("of which few leads are returned open at most one alert in eight years", () => {
    const limits = { ...LIMITS, points: 3 };
    const openings = Array.from({ length: 8 }, (_, seed) =>
      openingsOfYear({ seed, leads: 60, rate: 0.03 }, limits, "above"),
    );
    expect(sum(openings)).toBeLessThanOrEqual(1);
  });

  it("of 12 leads a year never alarm", () => {
    expect(openingsOfYear({ seed: 1, leads: 12 / 365, rate: 0.5 })).toBe(0);
  });

  it.each([
    // The last day finds a large shift; the last week finds a smaller one of a smaller source.
    { leads: 150, from: 0.5, to: 0.3, within: 650 },
    { leads: 400, from: 0.6, to: 0.5, within: 2_050 },
    { leads: 4_000, from: 0.5, to: 0.43, within: 4_400 },
    { leads: 40, from: 0.8, to: 0.55, within: 330 },
  ])(
    "that fall from $from to $to are found within $within leads",
    ({ leads, from, to, within }) => {
      const found = Array.from({ length: 20 }, (_, seed) => {
        const days = take(daysOf({ seed, leads, rate: from }), 35);
        const after = daysOf({ seed: seed + 1_000, leads, rate: to });
        let seen = 0;
        while (seen < within * 5) {
          const day = after.next().value as Trials;
          seen += day.of;
          days.push(day);
          if (stateOf(figuresOf(days.slice(-35))) === "alarm") return seen;
        }
        return Number.POSITIVE_INFINITY;
      });
      // Nine of ten.
      expect(found.toSorted((a, b) => a - b)[17]).toBeLessThanOrEqual(within);
    },
  );
});
