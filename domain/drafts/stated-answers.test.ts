// Tests what of a dictated lead becomes an answer: what was stated, as it was stated.
import { describe, expect, it } from "vitest";
import { beginConversation, hear } from "../qualification/conversation.ts";
import type { Gazetteer } from "../qualification/gazetteer.ts";
import { statedAnswers } from "./stated-answers.ts";

const TODAY = "2026-11-26";
const NOWHERE: Gazetteer = {
  cities: () => [],
  counties: () => [],
  hasZip: () => true,
  similar: () => [],
};
const told = (sentence: string) =>
  statedAnswers(hear(beginConversation("en"), sentence, TODAY, NOWHERE).conversation.slots, TODAY);

describe("a draft's answers", () => {
  it.each([
    ["Ana wants to sell, about $612,000", { price_range: "sale_own_612000-612000" }],
    ["wants to sell between 600 and 650k", { price_range: "sale_own_600000-650000" }],
    ["wants to sell for at least 500k", { price_range: "sale_own_500000-" }],
    ["wants to sell, 3.5 baths and 6 beds", { beds: "6", baths: "3.5" }],
    ["wants to sell in 3 to 6 months", { timing: "m3_6" }],
    ["wants to sell in 2 months", { timing: "m1_3" }],
    ["wants to sell asap", { timing: "asap_0_30d" }],
  ])("%s", (sentence, answers) => {
    expect(told(sentence)).toEqual({ answers: { side: "seller", ...answers }, openTiming: null });
  });

  it.each([
    ["in 6 months or more", "2027-05-26", null],
    ["within a year", null, "2027-11-26"],
    ["in 3 to 9 months", "2027-02-26", "2027-08-26"],
  ])("have no timing for %s, which is wider than each choice", (sentence, from, until) => {
    expect(told(`wants to sell ${sentence}`)).toMatchObject({
      answers: { side: "seller" },
      openTiming: { from, until },
    });
    expect(told(`wants to sell ${sentence}`).answers).not.toHaveProperty("timing");
  });

  it("keep a time that its only choice holds, though it was said some days ago", () => {
    const timing = { bucket: "m3_6", from: "2027-02-26", until: "2027-05-26" } as const;
    expect(statedAnswers({ timing }, "2026-11-28").answers).toEqual({ timing: "m3_6" });
    // Half a year later, the same days are the next month or two.
    expect(statedAnswers({ timing }, "2027-02-20")).toEqual({ answers: {}, openTiming: timing });
  });

  it("keep that a person looks around or does not know", () => {
    expect(
      statedAnswers({ timing: { bucket: "browsing", from: null, until: null } }, TODAY),
    ).toEqual({ answers: { timing: "browsing" }, openTiming: null });
    expect(statedAnswers({ timing: "unsure" }, TODAY).answers).toEqual({ timing: "unsure" });
  });
});
