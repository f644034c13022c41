// Checks that blurred counts tell neither a few leads nor one lead more or less.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Draw, aboutCents, aboutCount, noiseFor } from "./about-count.ts";

/** A draw that any text decides, for tests. */
const drawOf =
  (secret: number): Draw =>
  (text) => {
    let hash = secret;
    for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  };
const seed = (values: readonly string[], question = "q") => ({
  draw: drawOf(7),
  values,
  question,
});

describe("aboutCount", () => {
  it("reads 0 to 4 alike, whatever the noise", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer(), (count, noise) => {
        expect(aboutCount(count, noise)).toBeNull();
      }),
    );
  });

  it("is at most 3 off below 20 and never below 5", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 19 }), fc.integer(), (count, noise) => {
        const about = aboutCount(count, noise);
        expect(about ?? 5).toBeGreaterThanOrEqual(5);
        if (about === null) expect(count + noise).toBeLessThan(5);
        else expect(Math.abs(about - count)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each([
    [5, -1, null],
    [5, 0, 5],
    [12, 9, 15],
    [40, -40, 34],
    [1_234, 0, 1_200],
    [99, 1, 100],
  ])("tells %d with noise %d as %j", (count, noise, about) =>
    expect(aboutCount(count, noise)).toBe(about),
  );

  it("tells amounts by two digits", () => {
    expect([0, 7, 81_234, 99_500].map(aboutCents)).toEqual([0, 7, 81_000, 100_000]);
  });
});

describe("noiseFor", () => {
  it("is the same for the same question, part and values", () => {
    expect(noiseFor(seed(["a", "b"]))("x")).toBe(noiseFor(seed(["a", "b"]))("x"));
    const parts = Array.from({ length: 50 }, (_, n) => noiseFor(seed(["a"]))(`part ${n}`));
    expect(new Set(parts).size).toBeGreaterThan(1);
  });

  it("keeps the noise of a value in every question, so that asking often averages nothing", () => {
    const added = (name: string): number => {
      const pads = Array.from({ length: 2_000 }, (_, n) => n);
      const sum = pads.reduce(
        (total, n) =>
          total +
          noiseFor(seed([`pad ${n}`, name], `with ${n}`))("leads") -
          noiseFor(seed([`pad ${n}`], `without ${n}`))("leads"),
        0,
      );
      return sum / pads.length;
    };
    const means = Array.from({ length: 12 }, (_, n) => Math.round(added(`zip_code ${n}`)));
    // With a lead more or with none, the mean can be any of these.
    expect(new Set(means)).toEqual(new Set([-1, 0, 1]));
  });
});
