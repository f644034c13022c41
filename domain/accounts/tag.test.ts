// Tests how tags of accounts are read, compared and changed.
import { describe, expect, it } from "vitest";
import { LONGEST_TAG, MOST_TAGS, changeTags, readTag, tagKey } from "./tag.ts";

describe("a tag", () => {
  it.each([
    ["  Key   account ", "Key account"],
    ["VIP", "VIP"],
    ["Señal", "Señal"],
    ["a".repeat(LONGEST_TAG), "a".repeat(LONGEST_TAG)],
    ["🏡".repeat(LONGEST_TAG), "🏡".repeat(LONGEST_TAG)],
  ])("%j is kept as %j", (given, kept) => expect(readTag(given)).toBe(kept));

  it.each(["", "   ", "a,b", "a\u0000b", "a\u200Bb", "a".repeat(LONGEST_TAG + 1), "\u2028"])(
    "%j is none",
    (given) => expect(readTag(given)).toBeNull(),
  );

  it.each([
    ["VIP", "vip"],
    ["Ärger", "ärger"],
    ["ﬁne", "Fine"],
  ])("%j is the same as %j", (one, other) => expect(tagKey(one)).toBe(tagKey(other)));
});

describe("a change of tags", () => {
  it("adds, removes and sorts, and keeps the spelling that is there", () => {
    expect(changeTags(["VIP", "late payer"], { add: ["vip", "Broker"], remove: [] })).toEqual([
      "Broker",
      "late payer",
      "VIP",
    ]);
    expect(changeTags(["VIP", "late payer"], { add: [], remove: ["LATE PAYER"] })).toEqual(["VIP"]);
  });

  it("spells a tag anew that is removed and added in one change", () => {
    expect(changeTags(["vip"], { add: ["VIP"], remove: ["vip"] })).toEqual(["VIP"]);
  });

  it("is refused beyond the most an account has, and allowed up to it", () => {
    const many = Array.from({ length: MOST_TAGS }, (_, index) => `tag ${index}`);
    expect(changeTags(many, { add: ["one more"], remove: [] })).toBeNull();
    expect(changeTags(many, { add: ["one more"], remove: ["tag 3"] })).toHaveLength(MOST_TAGS);
    expect(changeTags(many, { add: ["TAG 3"], remove: [] })).toHaveLength(MOST_TAGS);
  });
});
