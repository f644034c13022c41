// Tests attempts to call other systems: which answers count as delivered, when the next attempt is
// due, and when a receiver is switched off.
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

describe("attempts", () => {
  it("are ten, spread over more than 75 hours", () => {
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

  it(
    "are delayed by a random bit, never made early, and wait as long as the answer requests, up " +
      "to a day",
    () => {
      expect([0, 0.5, 1].map((chance) => retryDelay(2, chance, null))).toEqual([
        300_000, 315_000, 330_000,
      ]);
      expect([
        retryDelay(1, 0, 60_000),
        retryDelay(2, 0, 60_000),
        retryDelay(1, 0, 999 * HOUR_MS),
        retryDelay(MAX_ATTEMPTS, 0, 60_000),
      ]).toEqual([60_000, 300_000, 24 * HOUR_MS, null]);
    },
  );
});

describe("after an attempt", () => {
  it("a message is delivered, waits, or failed: at the last attempt or on a 410", () => {
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

  it("a receiver that answered 410, or failed every attempt for five days, is switched off", () => {
    expect([
      offReason("gone", null, 0),
      offReason("failed", 1, SWITCH_OFF_MS),
      offReason("failed", 1, SWITCH_OFF_MS + 1),
      offReason("delivered", null, SWITCH_OFF_MS),
    ]).toEqual(["gone", null, "failing", null]);
  });
});
