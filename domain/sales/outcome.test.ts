// Tests what may be said with an outcome, and until when a slip is taken back.
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../time.ts";
import {
  NO_DETAIL,
  OUTCOMES,
  UNDO_MINUTES,
  canTakeBack,
  fitsOutcome,
  isAttempt,
  reachedBy,
} from "./outcome.ts";

const WORTH = { ...NO_DETAIL, valueCents: 950_000 };
const BECAUSE = { ...NO_DETAIL, lostReason: "has_agent" } as const;

describe("what is said with an outcome", () => {
  it.each([null, ...OUTCOMES])("may be nothing: %s", (outcome) => {
    expect(fitsOutcome(outcome, NO_DETAIL)).toBe(true);
  });

  it.each([null, ...OUTCOMES])("is a value only of a won deal: %s", (outcome) => {
    expect(fitsOutcome(outcome, WORTH)).toBe(outcome === "won");
  });

  it.each([null, ...OUTCOMES])("is a reason only of a lost one: %s", (outcome) => {
    expect(fitsOutcome(outcome, BECAUSE)).toBe(outcome === "lost");
  });

  it.each([null, ...OUTCOMES])("is never both: %s", (outcome) => {
    expect(fitsOutcome(outcome, { ...WORTH, ...BECAUSE, valueCents: 1 })).toBe(false);
  });
});

it("a slip is taken back up to the last moment of ten minutes", () => {
  const recorded = Date.parse("2026-11-20T18:00:00Z");
  expect(canTakeBack(recorded, recorded + UNDO_MINUTES * MINUTE_MS)).toBe(true);
  expect(canTakeBack(recorded, recorded + UNDO_MINUTES * MINUTE_MS + 1)).toBe(false);
});

it("a lost lead reached nothing by that, and each other outcome more than the one before", () => {
  expect([null, ...OUTCOMES].map(reachedBy)).toEqual([0, 1, 2, 3, 4, 0]);
});

it("an attempt is a call, whether it was answered or not", () => {
  expect(OUTCOMES.filter(isAttempt)).toEqual(["attempted", "contacted"]);
});
