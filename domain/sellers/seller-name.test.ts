import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  nearLikeness,
  sellerKey,
  sellerLikeness,
  sellerNameProblem,
  tidySellerName,
} from "./seller-name.ts";

describe("sellerKey", () => {
  it.each([
    ["Elm Homes, L.L.C.", "ELM  HOMES LLC"],
    ["Peña & Sons", "Pena and sons"],
    ["Elm-Homes", "elm homes"],
    ["Ｅｌｍ Homes", "Elm Homes"],
    ["O’Brien Realty", "O'Brien Realty"],
    ["Łódź Immobilien Groß", "lodz immobilien gross"],
    ["Elm\u00a0Homes\u200b", "Elm Homes"],
  ])("is the same for %j and %j", (one, other) => {
    expect(sellerKey(one)).toBe(sellerKey(other));
  });

  it.each([
    ["Elm Homes", "Elm Home"],
    ["Elm Homes", "Еlm Homes"],
    ["Elm Homes", "E1m Homes"],
    ["Elm Homes", "Elm Homes 2"],
  ])("differs for %j and %j", (one, other) => {
    expect(sellerKey(one)).not.toBe(sellerKey(other));
  });
});

describe("sellerLikeness", () => {
  it.each([
    ["Elm Homes", "E1m Homes"],
    ["Elm Homes", "EIm Homes"],
    ["Elm Homes", "Elrn Hornes"],
    ["Oak Group", "0ak Gr0up"],
    ["Willow", "VVillow"],
    ["Best Homes", "8est Home5"],
    ["Elm Homes", "elm.homes"],
  ])("takes %j for %j", (one, other) => {
    expect(sellerLikeness(one)).toBe(sellerLikeness(other));
  });

  it("is the same for all spellings of a key", () => {
    const spelling = fc.stringMatching(/^[A-Za-z0-9 .,&'-]{1,30}$/);
    fc.assert(
      fc.property(spelling, (name) => {
        expect(sellerLikeness(sellerKey(name))).toBe(sellerLikeness(name));
        expect(sellerLikeness(sellerLikeness(name))).toBe(sellerLikeness(name));
      }),
    );
  });
});

describe("nearLikeness", () => {
  it.each([
    ["Elm Homes LLC", "Elm Homes, Inc."],
    ["The Elm Homes Company", "ELM HOMES"],
    ["Elm Homes Co., Ltd.", "Elm Homes"],
  ])("leaves the legal form of %j and %j aside", (one, other) => {
    expect(nearLikeness(one)).toBe(nearLikeness(other));
  });

  it.each([
    ["Elm Homes", "Elm Homes West"],
    ["Inc", "LLC"],
  ])("keeps %j and %j apart", (one, other) => {
    expect(nearLikeness(one)).not.toBe(nearLikeness(other));
  });
});

describe("sellerNameProblem", () => {
  it.each([
    ["Elm Homes", null],
    ["7 Oaks", null],
    ["Peña & Sons, L.L.C.", null],
    ["Homes 4 Cash! (#1)", null],
    ["Еlm Homes", "characters"],
    ["Ηomes", "characters"],
    ["Elm\u200dHomes", "characters"],
    ["Elm Homes™ ɡroup", "characters"],
    ["Elm; Oak", "semicolon"],
    ["", "too_short"],
    ["&", "too_short"],
    ["A", "too_short"],
    ["1234", "too_short"],
    ["a".repeat(121), "too_long"],
  ])("of %j is %j", (name, problem) => {
    expect(sellerNameProblem(tidySellerName(name))).toBe(problem);
  });
});
