// Tests that an alert opens once, closes once, and that people are not told of it again and again.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../time.ts";
import { type Judgment, NO_EVIDENCE, WELL } from "./alert-rule.ts";
import { type KnownAlert, TOLD_AGAIN_AFTER_MS, nextStep } from "./next-step.ts";

const evidence = { ...NO_EVIDENCE, value: 1, fromMs: 0, untilMs: 0 };
const ALARM: Judgment = { state: "alarm", evidence };
const BETWEEN: Judgment = { state: "between", evidence };
const RULE = { settleMs: DAY_MS };
const open: KnownAlert = { isOpen: true, told: "opened", toldMs: 0 };
const closed: KnownAlert = { isOpen: false, told: "closed", toldMs: 0 };

describe("an alert", () => {
  it("opens on an alarm alone", () => {
    expect(nextStep(null, ALARM, RULE, 0)).toEqual({ act: "open" });
    for (const judgment of [BETWEEN, WELL, null])
      expect(nextStep(null, judgment, RULE, 0)).toEqual({ act: "none" });
  });

  it("stays open at its limit, and closes when it is well or no longer watched", () => {
    for (const judgment of [ALARM, BETWEEN])
      expect(nextStep(open, judgment, RULE, HOUR_MS)).toEqual({ act: "keep", told: "no" });
    for (const judgment of [WELL, null])
      expect(nextStep(open, judgment, RULE, HOUR_MS)).toEqual({ act: "close", isTold: true });
  });

  it("is told again after a week", () => {
    expect(nextStep(open, ALARM, RULE, TOLD_AGAIN_AFTER_MS)).toEqual({
      act: "keep",
      told: "again",
    });
  });

  it("goes on quietly soon after its end, and is told once that time is over", () => {
    expect(nextStep(closed, ALARM, RULE, DAY_MS - 1)).toEqual({ act: "reopen" });
    expect(nextStep(closed, ALARM, RULE, DAY_MS)).toEqual({ act: "open" });
    const reopened: KnownAlert = { isOpen: true, told: "closed", toldMs: 0 };
    expect(nextStep(reopened, ALARM, RULE, DAY_MS - 1)).toEqual({ act: "keep", told: "no" });
    expect(nextStep(reopened, ALARM, RULE, DAY_MS)).toEqual({ act: "keep", told: "again" });
    // What people were not told of needs no end.
    expect(nextStep(reopened, WELL, RULE, HOUR_MS)).toEqual({ act: "close", isTold: false });
  });

  it("tells at most twice within its time, whatever the judgments are", () => {
    const judgment = fc.constantFrom(ALARM, BETWEEN, WELL, null);
    fc.assert(
      fc.property(fc.array(judgment, { minLength: 50, maxLength: 200 }), (judgments) => {
        let known: KnownAlert | null = null;
        const told: number[] = [];
        judgments.forEach((one, place) => {
          const atMs = place * HOUR_MS;
          const step = nextStep(known, one, RULE, atMs);
          const tells =
            step.act === "open" ||
            (step.act === "keep" && step.told === "again") ||
            (step.act === "close" && step.isTold);
          if (tells) told.push(atMs);
          const isOpen: boolean =
            step.act === "none" ? (known?.isOpen ?? false) : step.act !== "close";
          if (step.act !== "none")
            known = {
              isOpen,
              told: tells ? (isOpen ? "opened" : "closed") : (known?.told ?? "opened"),
              toldMs: tells ? atMs : (known?.toldMs ?? 0),
            };
        });
        for (const from of told)
          expect(told.filter((at) => at >= from && at < from + DAY_MS).length).toBeLessThanOrEqual(
            2,
          );
      }),
    );
  });
});
