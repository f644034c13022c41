import { describe, expect, it } from "vitest";
import { BUY_REASON_TEXTS, POST_REASON_TEXTS } from "./reasons.ts";
import { canBecome, FIRST_STATUSES, isFinal, LEAD_TRANSITIONS, nextStatus } from "./status.ts";
import { BUY_REASONS, LEAD_STATUSES, POST_REASONS } from "./vocabulary.ts";

describe("the status of a lead", () => {
  it("has transitions for every status, and reaches each from a first one", () => {
    expect(Object.keys(LEAD_TRANSITIONS).toSorted()).toEqual([...LEAD_STATUSES].toSorted());
    const reached = new Set(FIRST_STATUSES);
    for (const status of reached)
      for (const next of LEAD_STATUSES) if (canBecome(status, next)) reached.add(next);
    expect([...reached].toSorted()).toEqual([...LEAD_STATUSES].toSorted());
  });

  it("never brings a sold, rejected or erased lead back", () => {
    for (const status of ["sold", "rejected"] as const) {
      expect(LEAD_STATUSES.filter((next) => canBecome(status, next))).toEqual(["erased"]);
    }
    expect(LEAD_STATUSES.filter(isFinal)).toEqual(["rejected", "sold", "erased"]);
    expect(LEAD_STATUSES.filter((next) => canBecome("erased", next))).toEqual([]);
  });

  it("allows erasure in every status, and a sale only before or while for sale", () => {
    for (const status of LEAD_STATUSES) {
      expect(nextStatus(status, "erase")).toBe(status === "erased" ? null : "erased");
      expect(nextStatus(status, "sell_out")).toBe(
        ["draft", "quarantined", "available"].includes(status) ? "sold" : null,
      );
      expect(canBecome(status, status)).toBe(false);
    }
    expect(nextStatus("draft", "offer")).toBe("available");
    expect(nextStatus("available", "reject")).toBeNull();
    for (const status of ["expired", "withdrawn"] as const)
      expect(nextStatus(status, "offer")).toBe("available");
  });
});

it("has one sentence for every reason", () => {
  expect(Object.keys(POST_REASON_TEXTS)).toEqual([...POST_REASONS]);
  expect(Object.keys(BUY_REASON_TEXTS)).toEqual([...BUY_REASONS]);
  for (const text of [...Object.values(POST_REASON_TEXTS), ...Object.values(BUY_REASON_TEXTS)])
    expect(text).toMatch(/^[A-Z].*\.$/);
});
