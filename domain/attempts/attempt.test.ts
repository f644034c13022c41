// Calls to other people's systems: what counts as arrived, when it is tried again, and when no more
// is sent.
import { describe, expect, it } from "vitest";
import {
  MAX_ATTEMPTS,
  SWITCH_OFF_MS,
  afterAttempt,
  offReason,
  retryDelay,
  verdictOf,
} from "./attempt.ts";
import { HOUR_MS } from "../time.ts";

describe("an answer", () => {
  it.each([
    [200, "", null, "delivered"],
    [204, "", null, "delivered"],
    [299, "", null, "delivered"],
    [301, "", null, "failed"],
    [400, "", null, "failed"],
    [429, "", null, "failed"],
    [500, "", null, "failed"],
    [null, "", null, "failed"],
    [410, "", null, "gone"],
    [200, "Status: OK", "ok", "delivered"],
    [200, "unknown click", "success", "refused"],
    [500, "success", "success", "failed"],
  ] as const)("of %s %j, where it must hold %j, is %s", (status, body, expects, verdict) =>
    expect(verdictOf({ status, body }, expects)).toBe(verdict),
  );
});

describe("tries", () => {
  it("are ten over more than 75 hours, and then over", () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, index) =>
      retryDelay(index + 1, 0, null),
    );
    expect(pauses).toEqual([
      5_000,
      300_000,
      1_800_000,
      2 * HOUR_MS,
      5 * HOUR_MS,
      10 * HOUR_MS,
      14 * HOUR_MS,
      20 * HOUR_MS,
      24 * HOUR_MS,
      null,
    ]);
    expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)).toBeGreaterThan(
      75 * HOUR_MS,
    );
  });

  it("come a random bit later, never sooner, and as late as the answer asks, up to a day", () => {
    expect([0, 0.5, 1].map((chance) => retryDelay(2, chance, null))).toEqual([
      300_000, 315_000, 330_000,
    ]);
    expect([
      retryDelay(1, 0, 60_000),
      retryDelay(2, 0, 60_000),
      retryDelay(1, 0, 999 * HOUR_MS),
      retryDelay(MAX_ATTEMPTS, 0, 60_000),
    ]).toEqual([60_000, 300_000, 24 * HOUR_MS, null]);
  });
});

describe("after a try", () => {
  it("a call has arrived, waits for its next try, or failed: at its last or when unwanted", () => {
    expect([
      afterAttempt("delivered", 3, 0, null),
      afterAttempt("failed", 1, 0, null),
      afterAttempt("refused", 2, 0, 400_000),
      afterAttempt("failed", MAX_ATTEMPTS, 0, null),
      afterAttempt("gone", 1, 0, null),
    ]).toEqual([
      { status: "delivered" },
      { status: "waiting", pauseMs: 5_000 },
      { status: "waiting", pauseMs: 400_000 },
      { status: "failed" },
      { status: "failed" },
    ]);
  });

  it("whoever answered 410, or did nothing but fail for five days, is switched off", () => {
    expect([
      offReason("gone", null, 0),
      offReason("failed", 1, SWITCH_OFF_MS),
      offReason("failed", 1, SWITCH_OFF_MS + 1),
      offReason("delivered", null, SWITCH_OFF_MS),
    ]).toEqual(["gone", null, "failing", null]);
  });
});
