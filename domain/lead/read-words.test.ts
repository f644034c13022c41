import { describe, expect, it } from "vitest";
import {
  readAgentStatus,
  readFinanceStatus,
  readMotivation,
  readPropertyType,
  readSide,
  readTiming,
} from "./read-words.ts";
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  MOTIVATIONS,
  PROPERTY_TYPES,
  TIMINGS,
} from "./vocabulary.ts";

const expectIdentical = <Word extends string>(
  words: readonly Word[],
  read: (text: string) => Word | null,
): void => {
  for (const word of words) {
    expect(read(word)).toBe(word);
    expect(read(` ${word.toUpperCase().replaceAll("_", "-")} `)).toBe(word);
  }
};

describe("closed lists", () => {
  it("read their own words in any case and punctuation", () => {
    expectIdentical(LEAD_SIDES, readSide);
    expectIdentical(PROPERTY_TYPES, readPropertyType);
    expectIdentical(TIMINGS, readTiming);
    expectIdentical(FINANCE_STATUSES, readFinanceStatus);
    expectIdentical(AGENT_STATUSES, readAgentStatus);
    expectIdentical(MOTIVATIONS, readMotivation);
  });

  it.each([
    ["Residential", "single_family"],
    ["Single Family Residence", "single_family"],
    ["SingleFamilyResidence", "single_family"],
    ["Condo", "condo"],
    ["Condominium", "condo"],
    ["Multi-Family", "multi_5_plus"],
    ["Multi_Family", "multi_5_plus"],
    ["Duplex", "multi_2_4"],
    ["Residential Income", "multi_2_4"],
    ["Stock Cooperative", "co_op"],
    ["Townhouse", "townhouse"],
    ["townhome", "townhouse"],
    ["Manufactured On Land", "manufactured"],
    ["Land", "land"],
    ["Farm", "farm_ranch"],
    ["Hotel/Motel", "commercial"],
    ["Yurt", "unknown"],
    ["", "unknown"],
    ["x".repeat(10_000), "unknown"],
  ])("reads the type %j as %s", (text, type) => expect(readPropertyType(text)).toBe(type));

  it.each([
    ["ASAP", "asap_0_30d"],
    ["0-30 days", "asap_0_30d"],
    ["1-3 months", "m1_3"],
    ["3 to 6 months", "m3_6"],
    ["6–12 months", "m6_12"],
    ["12+ months", "m12_plus"],
    ["12 months +", "m12_plus"],
    ["12 months", "m6_12"],
    ["Just looking", "browsing"],
    ["not sure", "unknown"],
    ["someday", "unknown"],
  ])("reads the timing %j as %s", (text, timing) => expect(readTiming(text)).toBe(timing));

  it("refuses an unknown word only for the side", () => {
    expect(readSide("Selling")).toBe("seller");
    expect(readSide("Both")).toBe("buyer_and_seller");
    expect(readSide("banana")).toBeNull();
    expect(readFinanceStatus("Pre-Approved")).toBe("pre_approved");
    expect(readFinanceStatus("banana")).toBe("unknown");
    expect(readAgentStatus("yes")).toBe("working_informally");
    expect(readMotivation("Probate")).toBe("inherited_probate");
  });
});
