// Criteria through the plain controls and back: nothing that the controls cannot say is lost.
import { describe, expect, test } from "vitest";
import { criteriaRules, toCriteriaDraft, wordsOf } from "./criteria-draft.ts";

const back = (criteria: unknown): unknown => ({ all: criteriaRules(toCriteriaDraft(criteria)).map(({ rule }) => rule) });

describe("criteria in plain controls", () => {
  test("says lists, places, score and price and gives them back", () => {
    const criteria = { all: [{ field: "side", in: ["seller"] }, { field: "state", in: ["CA", "NV"] }, { field: "zip_code", in: ["95814"] }, { field: "score", min: 4_200 }, { field: "price_cents", min: 25_000_000, max: 90_000_000 }] };
    expect(toCriteriaDraft(criteria)).toMatchObject({ states: "CA, NV", zips: "95814", minScore: "42", priceMin: "250000", priceMax: "900000", kept: [] });
    expect(back(criteria)).toEqual(criteria);
  });

  test("keeps what it cannot say as it is", () => {
    const kept = [{ field: "radius", zip_code: "95814", miles: 12 }, { not: { field: "timing", in: ["browsing"] } }, { field: "score", min: 10, max: 20 }];
    expect(toCriteriaDraft({ all: kept }).kept).toEqual(kept);
    expect(back({ all: kept })).toEqual({ all: kept });
  });

  test("keeps a root that is no list of rules, and a second rule of the same field", () => {
    const any = { any: [{ field: "tier", in: ["hot"] }, { field: "side", in: ["seller"] }] };
    expect(back(any)).toEqual({ all: [any] });
    const twice = { all: [{ field: "state", in: ["CA", "NV"] }, { field: "state", in: ["CA", "OR"] }] };
    expect(back(twice)).toEqual(twice);
  });

  test("reads words however they are parted", () => {
    expect(wordsOf(" ca, NV;or\nca ")).toEqual(["CA", "NV", "OR"]);
  });
});
