// Tests criteria through the plain controls and the tree and back: nothing that the controls cannot
// represent is lost.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import {
  anyCriteria,
  anySubject,
} from "../../../../domain/criteria/criteria-arbitraries.test-support.ts";
import { matches } from "../../../../domain/criteria/matches.ts";
import { parseCriteria } from "../../../../domain/criteria/parse-criteria.ts";
import {
  type CriteriaFormValues,
  asTree,
  criteriaOf,
  criteriaRules,
  filledParts,
  inPlain,
  toCriteriaFormValues,
} from "./criteria-form-values.ts";
import {
  type Group,
  newGroup,
  newRange,
  newRule,
  partAt,
  readPart,
  withField,
  writePart,
} from "./criteria-nodes.ts";

const LOOKUPS = { findZipCentre: () => ({ latitude: 38.5, longitude: -121.5 }) };
/** Criteria as the server stores them. */
const parsed = (json: unknown): Criteria => {
  const result = parseCriteria(json, LOOKUPS);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
/** Criteria that the server accepts; it refuses an empty "any". */
const savedCriteria = anyCriteria
  .filter((criteria) => parseCriteria(criteria, LOOKUPS).ok)
  .map(parsed);
const inTree = (draft: CriteriaFormValues): CriteriaFormValues => ({
  ...draft,
  tree: asTree(draft),
});
const rulesOf = (criteria: Criteria): readonly string[] =>
  ("all" in criteria ? criteria.all : [criteria]).map((rule) => JSON.stringify(rule)).sort();

describe("plain controls", () => {
  test.each([
    { field: "side", in: ["seller"] },
    { field: "property_type", in: ["condo", "land"] },
    { field: "tier", in: ["hot"] },
    { field: "timing", in: ["m1_3"] },
    { field: "finance_status", in: ["cash", "pre_approved"] },
    { field: "agent_status", in: ["none"] },
    { field: "consent_channel", in: ["call", "text"] },
    { field: "county_fips", in: ["06067", "32031"] },
    { field: "state", in: ["CA", "NV"] },
    { field: "zip_code", in: ["95814"] },
    { field: "city", in: ["sacramento, CA", "winston salem, NC"] },
    { field: "radius", zip_code: "95814", miles: 12.5 },
    { field: "score", min: 4_250 },
    { field: "price_cents", min: 25_000_050, max: 90_000_000 },
    { field: "beds", min: 2, max: 4 },
    { field: "baths_quarters", max: 10 },
    { field: "verification", in: ["certificate"] },
    { field: "age_minutes", max: 30 },
    { field: "age_minutes", min: 60, max: 129_600 },
  ])("say $field and give it back as it was", (rule) => {
    const draft = toCriteriaFormValues({ all: [rule] });
    expect(draft.kept).toEqual([]);
    expect(criteriaOf(draft)).toEqual({ all: [rule] });
  });

  test("show values as people type them", () => {
    const { plain } = toCriteriaFormValues({
      all: [
        { field: "state", in: ["CA", "NV"] },
        { field: "city", in: ["los angeles, CA", "davis, CA"] },
        { field: "score", min: 4_200 },
        { field: "price_cents", min: 25_000_000 },
        { field: "baths_quarters", min: 10 },
        { field: "radius", zip_code: "95814", miles: 12, latitude: 38.5, longitude: -121.5 },
      ],
    });
    expect(plain).toMatchObject({
      typed: { state: { typed: "CA, NV" }, city: { typed: "Los Angeles, CA\nDavis, CA" } },
      ranges: {
        score: { min: "42" },
        price_cents: { min: "250000", max: "" },
        baths_quarters: { min: "2.5" },
      },
      circle: { zip: "95814", miles: "12" },
    });
  });

  test("keep what they cannot represent: second rules, groups, negations", () => {
    const kept = [
      { field: "state", in: ["CA", "OR"] },
      { field: "radius", zip_code: "10001", miles: 5 },
      { not: { field: "timing", in: ["browsing"] } },
      { not: { not: { field: "beds", min: 3 } } },
      {
        any: [
          { field: "tier", in: ["hot"] },
          { field: "side", in: ["seller"] },
        ],
      },
      { field: "score", min: 10, max: 20 },
      { field: "price_cents", max: 1e15 },
      { field: "living_area_sqft", min: 900 },
      { field: "moon", phase: "full" },
    ];
    const taken = [
      { field: "state", in: ["CA", "NV"] },
      { field: "radius", zip_code: "95814", miles: 12 },
    ];
    const draft = toCriteriaFormValues({ all: [...taken, ...kept] });
    expect(draft.kept.map(writePart)).toEqual(kept);
    expect(criteriaRules(draft)).toEqual([...taken, ...kept]);
    expect(criteriaOf(toCriteriaFormValues(kept[4]))).toEqual({ all: [kept[4]] });
  });

  test("return any criteria with the same rules and the same meaning", () => {
    fc.assert(
      fc.property(savedCriteria, anySubject, (criteria, subject) => {
        const back = parsed(criteriaOf(toCriteriaFormValues(criteria)));
        expect(rulesOf(back)).toEqual(rulesOf(criteria));
        expect(matches(back, subject)).toBe(matches(criteria, subject));
      }),
      { numRuns: 500 },
    );
  });

  test("omit incomplete values until they are valid", () => {
    const { plain, ...rest } = toCriteriaFormValues({ all: [] });
    const half = {
      ...rest,
      plain: {
        ...plain,
        circle: { ...plain.circle, miles: "20" },
        ranges: { ...plain.ranges, beds: { ...plain.ranges.beds, min: "thr" } },
      },
    };
    expect(filledParts(half)).toHaveLength(2);
    expect(criteriaOf(half)).toEqual({ all: [] });
  });
});

describe("the tree", () => {
  test("returns any criteria exactly", () => {
    fc.assert(
      fc.property(savedCriteria, (criteria) => {
        expect(parsed(writePart(readPart(criteria)))).toEqual(criteria);
      }),
      { numRuns: 300 },
    );
  });

  test("equals the plain controls that it is made from, and converts back to them", () => {
    fc.assert(
      fc.property(savedCriteria, (criteria) => {
        const draft = toCriteriaFormValues(criteria);
        expect(criteriaOf(inTree(draft))).toEqual(criteriaOf(draft));
        expect(criteriaOf(inPlain(asTree(draft)))).toEqual(criteriaOf(draft));
      }),
      { numRuns: 300 },
    );
  });

  test("keeps incomplete values through the plain controls and back", () => {
    const halfTyped = { ...newRange("beds"), min: "thr" };
    const inGroup = { ...newRange("price_cents"), max: "abc" };
    const tree: Group = newGroup("all", [halfTyped, newGroup("any", [inGroup])]);
    const plain = inPlain(tree);
    expect(plain.plain.ranges.beds).toEqual(halfTyped);
    expect(asTree(plain).children).toEqual(tree.children);
  });

  test("is kept whole unless it is a plain list", () => {
    const either = newGroup("any", [newRule("side")]);
    expect(inPlain(either).kept).toEqual([either]);
    expect(inPlain({ ...newGroup("all", [newRule("side")]), nots: 1 }).kept).toHaveLength(1);
  });

  test("finds the part that a pointer refers to", () => {
    const tree = readPart({
      all: [
        { field: "side", in: ["seller"] },
        {
          not: {
            any: [
              { field: "beds", min: 2 },
              { field: "radius", zip_code: "95814", miles: 12 },
            ],
          },
        },
      ],
    });
    expect(partAt(tree, ["all", "1", "not", "any", "1", "miles"])).toMatchObject({
      part: { kind: "circle" },
      rest: ["miles"],
    });
    expect(partAt(tree, ["all", "1", "not"])).toMatchObject({
      part: { kind: "group", join: "any", nots: 1 },
    });
    expect(partAt(tree, ["all", "9", "in"])).toMatchObject({
      part: { kind: "group", join: "all" },
    });
  });

  test("keeps typed values that the new field accepts too", () => {
    expect(withField({ ...newRange("beds"), min: "2", nots: 1 }, "baths_quarters")).toMatchObject({
      field: "baths_quarters",
      min: "2",
      nots: 1,
    });
    expect(withField({ ...newRange("beds"), min: "2" }, "side")).toMatchObject({
      kind: "chosen",
      values: [],
    });
  });
});
