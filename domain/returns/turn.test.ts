// Tests whose turn a return is, and which deadline runs, over each of its states.
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../time.ts";
import { askedAfter, deadlineMs, mayWriteTo, turnOf, type TurnFacts } from "./turn.ts";

const FILED_MS = Date.parse("2026-11-16T18:00:00Z");
const UNTIL_MS = FILED_MS + 48 * HOUR_MS;
const OPEN: TurnFacts = {
  status: "filed",
  answerUntilMs: UNTIL_MS,
  isAnswered: false,
  asked: null,
};
const DECIDE_MS = UNTIL_MS + 72 * HOUR_MS;

describe("the turn of a return", () => {
  it.each([
    ["the affiliate's until its time is over", OPEN, UNTIL_MS, "affiliate", UNTIL_MS],
    ["the network's afterwards", OPEN, UNTIL_MS + 1, "network", DECIDE_MS],
    ["the network's after the answer", { ...OPEN, isAnswered: true }, 0, "network", DECIDE_MS],
    [
      "the buyer's when asked",
      { ...OPEN, isAnswered: true, asked: "buyer" },
      0,
      "buyer",
      DECIDE_MS,
    ],
    [
      "the affiliate's when asked",
      { ...OPEN, asked: "affiliate" },
      UNTIL_MS + 1,
      "affiliate",
      DECIDE_MS,
    ],
    ["nobody's once approved", { ...OPEN, status: "approved" }, 0, "none", null],
    ["nobody's once declined", { ...OPEN, status: "declined", asked: "buyer" }, 0, "none", null],
    ["nobody's once withdrawn", { ...OPEN, status: "withdrawn" }, 0, "none", null],
  ] as const)("is %s", (_, facts, later, turn, deadline) => {
    const nowMs = later === 0 ? FILED_MS + HOUR_MS : later;
    expect(turnOf(facts, nowMs)).toBe(turn);
    expect(deadlineMs(facts, DECIDE_MS, nowMs)).toBe(deadline);
  });
});

describe("a message", () => {
  it("goes between a party and the network, never between the parties", () => {
    expect(mayWriteTo("buyer", "network")).toBe(true);
    expect(mayWriteTo("network", "affiliate")).toBe(true);
    expect(mayWriteTo("buyer", "affiliate")).toBe(false);
    expect(mayWriteTo("network", "network")).toBe(false);
  });

  it("makes the network wait for the party that it asks, until that party writes", () => {
    expect(askedAfter(null, { from: "network", to: "buyer" })).toBe("buyer");
    expect(askedAfter("buyer", { from: "network", to: "affiliate" })).toBe("affiliate");
    expect(askedAfter("buyer", { from: "affiliate", to: "network" })).toBe("buyer");
    expect(askedAfter("buyer", { from: "buyer", to: "network" })).toBe(null);
  });
});
