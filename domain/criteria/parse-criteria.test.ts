// Tests parsing untrusted criteria: what is accepted, what is refused and where, and that nothing
// makes the parser throw.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CriteriaProblem } from "./criteria-limits.ts";
import { anyCriteria, SAMPLE_PLACES } from "./criteria-arbitraries.test-support.ts";
import { parseCriteria } from "./parse-criteria.ts";

const lookups = {
  findZipCentre: (zipCode: string) =>
    SAMPLE_PLACES.find((place) => place.zipCode === zipCode) ?? null,
};

function problemsOf(json: unknown): CriteriaProblem[] {
  const parsed = parseCriteria(json, lookups);
  return parsed.ok ? [] : parsed.error;
}

function nested(levels: number): unknown {
  return levels === 1 ? { field: "side", in: ["buyer"] } : { not: nested(levels - 1) };
}

describe("parseCriteria", () => {
  it("takes an empty all as a campaign for every lead", () => {
    expect(parseCriteria({ all: [] }, lookups)).toEqual({ ok: true, value: { all: [] } });
  });

  it("fills in the coordinates of a radius and ignores sent ones", () => {
    const parsed = parseCriteria(
      { field: "radius", zip_code: "95814", miles: 25, latitude: 0, longitude: 0 },
      lookups,
    );
    expect(parsed).toEqual({
      ok: true,
      value: {
        field: "radius",
        zip_code: "95814",
        miles: 25,
        latitude: 38.5804,
        longitude: -121.4922,
      },
    });
  });

  it("drops repeated values and normalizes cities to one spelling", () => {
    expect(
      parseCriteria({ field: "city", in: [" New  York ,ny", "new york, NY"] }, lookups),
    ).toEqual({
      ok: true,
      value: { field: "city", in: ["new york, NY"] },
    });
  });

  const refused: readonly [
    name: string,
    json: unknown,
    pointer: string,
    code: CriteriaProblem["code"],
  ][] = [
    ["an empty any", { all: [{ any: [] }] }, "/all/0/any", "missing"],
    [
      "a field off the list",
      { all: [{ field: "first_name", in: ["Maria"] }] },
      "/all/0/field",
      "unknown_field",
    ],
    [
      "motivation, which is sensitive",
      { field: "motivation", in: ["divorce"] },
      "/field",
      "unknown_field",
    ],
    ["a name of Object's own", { field: "constructor", min: 1 }, "/field", "unknown_field"],
    ["a member beside a group", { all: [], any: [] }, "", "unknown_member"],
    [
      "a member a rule does not have",
      { field: "side", in: ["buyer"], weight: 2 },
      "",
      "unknown_member",
    ],
    ["a leaf without field", {}, "", "missing"],
    ["null", { not: null }, "/not", "not_an_object"],
    ["a list for a node", [], "", "not_an_object"],
    ["all that is no list", { all: {} }, "/all", "invalid"],
    ["an empty list", { field: "state", in: [] }, "/in", "missing"],
    ["an unknown value", { field: "side", in: ["buyer", "owner"] }, "/in/1", "invalid"],
    ["a state spelled out", { field: "state", in: ["California"] }, "/in/0", "invalid"],
    ["a ZIP that is a number", { field: "zip_code", in: [95814] }, "/in/0", "invalid"],
    ["a short county", { field: "county_fips", in: ["6067"] }, "/in/0", "invalid"],
    ["a city without its state", { field: "city", in: ["Sacramento"] }, "/in/0", "invalid"],
    ["a range without ends", { field: "beds" }, "", "missing"],
    ["a range upside down", { field: "beds", min: 3, max: 2 }, "", "out_of_range"],
    ["a fraction of a cent", { field: "price_cents", min: 0.5 }, "/min", "out_of_range"],
    [
      "a verification that does not exist",
      { field: "verification", in: ["phone"] },
      "/in/0",
      "invalid",
    ],
    ["a part of a minute", { field: "age_minutes", max: 0.5 }, "/max", "out_of_range"],
    ["an age past 90 days", { field: "age_minutes", max: 129_601 }, "/max", "out_of_range"],
    ["a score past the scale", { field: "score", max: 10_001 }, "/max", "out_of_range"],
    [
      "a radius under 5 miles",
      { field: "radius", zip_code: "95814", miles: 4.9 },
      "/miles",
      "out_of_range",
    ],
    [
      "a radius over 250 miles",
      { field: "radius", zip_code: "95814", miles: 251 },
      "/miles",
      "out_of_range",
    ],
    [
      "a radius around nowhere",
      { field: "radius", zip_code: "00000", miles: 25 },
      "/zip_code",
      "invalid",
    ],
    ["nine levels", nested(9), "/not/not/not/not/not/not/not/not", "too_large"],
    [
      "201 nodes",
      { all: Array.from({ length: 200 }, () => ({ field: "side", in: ["buyer"] })) },
      "/all/199",
      "too_large",
    ],
    [
      "5,001 values",
      { field: "zip_code", in: Array.from({ length: 5_001 }, () => "95814") },
      "/in",
      "too_large",
    ],
    [
      "over 20,000 values in all",
      {
        any: Array.from({ length: 5 }, () => ({
          field: "zip_code",
          in: Array.from({ length: 4_500 }, () => "95814"),
        })),
      },
      "/any/4/in",
      "too_large",
    ],
  ];
  it.each(refused)("refuses %s", (_name, json, pointer, code) => {
    const problems = problemsOf(json);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ pointer, code });
    expect(problems[0]?.message).toMatch(/\.$/);
  });

  it("accepts values exactly at the limits", () => {
    expect(problemsOf(nested(8))).toEqual([]);
    expect(
      problemsOf({ all: Array.from({ length: 199 }, () => ({ field: "side", in: ["buyer"] })) }),
    ).toEqual([]);
    expect(
      problemsOf({ field: "zip_code", in: Array.from({ length: 5_000 }, () => "95814") }),
    ).toEqual([]);
    expect(problemsOf({ field: "radius", zip_code: "95814", miles: 5 })).toEqual([]);
  });

  it("says that only listed fields can be used, for fair housing", () => {
    expect(problemsOf({ field: "religion", in: ["any"] })[0]?.message).toMatch(
      /^Fair housing: only side, property_type, timing,/,
    );
  });

  it("reports all problems together, at most 50", () => {
    expect(
      problemsOf({
        all: [{ field: "beds" }, { field: "name" }, { field: "side", in: ["owner"] }],
      }).map((problem) => problem.pointer),
    ).toEqual(["/all/0", "/all/1/field", "/all/2/in/0"]);
    expect(
      problemsOf({ field: "zip_code", in: Array.from({ length: 4_000 }, () => "x") }),
    ).toHaveLength(50);
  });

  it("stops reading a list of a million nulls", () => {
    expect(problemsOf({ all: Array.from({ length: 1_000_000 }, () => null) })).toHaveLength(50);
  });

  it("returns accepted criteria unchanged", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const parsed = parseCriteria(JSON.parse(JSON.stringify(criteria)), lookups);
        if (parsed.ok) expect(parsed.value).toEqual(criteria);
        else
          for (const problem of parsed.error)
            expect(["missing", "too_large"]).toContain(problem.code);
      }),
      { numRuns: 500 },
    );
  });

  it("never throws, and never lets an unlisted field in", () => {
    const names = [
      "all",
      "any",
      "not",
      "field",
      "in",
      "min",
      "max",
      "miles",
      "zip_code",
      "__proto__",
    ];
    const { node } = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, depthSize: "small" },
        fc.constantFrom<unknown>(
          "side",
          "radius",
          "beds",
          "name",
          "buyer",
          "95814",
          null,
          3,
          -0,
          1e300,
        ),
        fc.array(tie("node"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie("node"), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(node, (json) => {
        const parsed = parseCriteria(JSON.parse(JSON.stringify(json)), lookups);
        expect(JSON.stringify(parsed)).not.toContain('"field":"name"');
        if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
