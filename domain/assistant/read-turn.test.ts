// Tests reading turns: data questions or answers, precedence, meaning of words by role, names as
// typed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Role } from "../access/access.ts";
import { TOPICS } from "../qualification/slots.ts";
import { growthExponent } from "../../test/support/growth.ts";
import { readTurn } from "./read-turn.ts";
import type { Turn } from "./turns.ts";

const ROLES = ["advertiser", "affiliate", "admin"] as const satisfies readonly Role[];
const english = (said: string, role: Role = "advertiser"): Turn => readTurn(said, "en", role, null);

function topicOf(said: string, role: Role): string | null {
  const turn = english(said, role);
  return turn.kind === "data" ? turn.question.topic : null;
}

describe("a turn", () => {
  it.each([
    "Texas",
    "next month",
    "hot",
    "not sure",
    "I have a house to sell",
    "how about Austin?",
    "hi, I'm looking for a condo",
    "we make 90k a year",
    "balance of my loan is 150k",
    "i'd bid 300k on a house like that",
    "no thanks",
    "",
    "   ",
    "?!",
    "$",
    "🤷",
  ])("is an answer where nothing else is sure: %s", (said) => {
    expect(english(said)).toEqual({ kind: "answer" });
  });

  it("is a greeting only if it says nothing else", () => {
    expect(english("hi there")).toEqual({ kind: "talk", about: "greeting" });
    expect(english("hi, how many leads did I buy today")).toMatchObject({ kind: "data" });
    expect(english("thanks, bye")).toEqual({ kind: "talk", about: "goodbye" });
  });

  it("reads a question's filters", () => {
    expect(
      english("Which source sent the most hot seller leads in TX and New York last week?", "admin"),
    ).toEqual({
      kind: "data",
      question: {
        topic: "leads",
        period: "last_week",
        by: "source",
        rank: "most",
        states: ["TX", "NY"],
        tier: "hot",
        side: "seller",
      },
    });
  });

  it("gives the same words the meaning for the caller's role", () => {
    expect(ROLES.map((role) => topicOf("how am I doing", role))).toEqual([
      "spend",
      "earned",
      "volume",
    ]);
    expect(ROLES.map((role) => topicOf("how many leads did we get today", role))).toEqual([
      "bought",
      "leads",
      "leads",
    ]);
    expect(topicOf("how much did we make last week", "affiliate")).toBe("earned");
    expect(topicOf("how much did we make last week", "admin")).toBe("revenue");
  });

  it("distinguishes a state's code from a word", () => {
    const states = (said: string): unknown =>
      (english(said) as { question?: { states: unknown } }).question?.states;
    expect(states("how many leads did I buy in tx or ok")).toEqual(["TX"]);
    expect(states("OK how many leads did I buy in OH, fl and washington dc")).toEqual([
      "OH",
      "FL",
      "DC",
    ]);
    expect(states("how many leads did I buy in Kansas City")).toEqual([]);
  });

  it("opens a screen, unless its figures are requested", () => {
    expect(english("show me my leads")).toEqual({ kind: "open", screen: "leads" });
    expect(english("show me my leads by state")).toMatchObject({
      kind: "data",
      question: { topic: "leads", by: "state" },
    });
    expect(english("create a campaign")).toEqual({ kind: "open", screen: "new_campaign" });
    expect(english("how do I pause a campaign")).toEqual({ kind: "open", screen: "campaigns" });
  });

  it.each([
    ["pause the Austin Sellers campaign", "Austin Sellers"],
    ["pause campaign \u201CBig & Bold\u201D now", "Big & Bold"],
    ["could you pause Señor Condos until monday", "Señor Condos"],
    ["pause my campaign", null],
    ["pause the campaign called Sunbelt, please", "Sunbelt"],
  ])("takes a name as it was typed: %s", (said, name) => {
    expect(english(said)).toEqual({
      kind: "change",
      change: { what: "pause", of: "campaign", name },
    });
  });

  it("is not a change if it is a question, a refusal or incomplete", () => {
    for (const said of [
      "is my campaign paused",
      "don't pause my campaign",
      "what happens if I pause my campaign",
      "raise my bid by 5",
      "raise my bid 10%",
      "set a budget of $500 a day",
    ])
      expect(english(said).kind).not.toBe("change");
  });

  it("picks the intended one of two figures", () => {
    expect(english("raise my daily cap from 10 to 20")).toMatchObject({
      change: { what: "daily_cap", leads: 20 },
    });
    expect(english("change my bid from $40 to $52.50")).toMatchObject({
      change: { what: "bid", cents: 5_250 },
    });
  });

  it("never throws for any text", () => {
    const words = fc
      .array(
        fc.constantFrom(
          ...(
            "how many leads did i buy pause campaign bid $ 20 to cap day cuantos gane la semana " +
            "pasada pausa puja en texas show me open \" ' called que"
          ).split(" "),
        ),
        { maxLength: 14 },
      )
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), words),
        fc.constantFrom("en" as const, "es" as const),
        fc.constantFrom(...ROLES),
        fc.constantFrom(null, ...TOPICS),
        (said, language, role, asked) => {
          expect(["talk", "data", "open", "change", "answer"]).toContain(
            readTurn(said, language, role, asked).kind,
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(["how many leads ", 'pause "', "a", "1 ", "my ", "in tx and ", "hola "])(
    "of %j over and over takes time in proportion to its length",
    (word) => {
      expect(growthExponent((times) => english(word.repeat(times)), 500)).toBeLessThan(1.5);
    },
  );
});
