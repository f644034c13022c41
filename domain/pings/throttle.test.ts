// Tests the allowance of pings: free ones per hour, and more for sources that post.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  FREE_PINGS,
  PINGS_PER_POST,
  type PingAllowance,
  earnPings,
  newAllowance,
  countPing,
} from "./throttle.ts";

const START_MS = Date.parse("2026-11-20T18:00:00Z");

function pingsUntilRefused(
  allowance: PingAllowance,
  atMs: number,
): { readonly sent: number; readonly waitMs: number; readonly allowance: PingAllowance } {
  let now = allowance;
  for (let sent = 0; ; sent += 1) {
    const taken = countPing(now, atMs);
    now = taken.allowance;
    if (taken.waitMs > 0) return { sent, waitMs: taken.waitMs, allowance: now };
  }
}

it("lets a source ping 600 times, then ten times a minute", () => {
  const first = pingsUntilRefused(newAllowance(START_MS), START_MS);
  expect([first.sent, first.waitMs]).toEqual([FREE_PINGS, 6_000]);
  expect(pingsUntilRefused(first.allowance, START_MS + 60_000).sent).toBe(10);
  expect(pingsUntilRefused(first.allowance, START_MS + 100 * 3_600_000).sent).toBe(FREE_PINGS);
});

it("earns a hundred with each post, which do not expire", () => {
  const earned = earnPings(pingsUntilRefused(newAllowance(START_MS), START_MS).allowance, START_MS);
  expect(pingsUntilRefused(earned, START_MS).sent).toBe(PINGS_PER_POST);
  expect(
    pingsUntilRefused(earnPings(newAllowance(START_MS), START_MS), START_MS + 3_600_000).sent,
  ).toBe(FREE_PINGS + PINGS_PER_POST);
});

it("allows a ping again once the returned wait is over, and not a moment before", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_000), { maxLength: 40 }), (pauses) => {
      let { allowance, waitMs } = pingsUntilRefused(newAllowance(START_MS), START_MS);
      let atMs = START_MS;
      for (const pause of pauses) {
        const early = Math.min(pause, waitMs - 2);
        if (early > 0) expect(countPing(allowance, atMs + early).waitMs).toBeGreaterThan(0);
        atMs += waitMs;
        const taken = countPing(allowance, atMs);
        expect(taken.waitMs).toBe(0);
        ({ allowance, waitMs } = pingsUntilRefused(taken.allowance, atMs));
      }
    }),
  );
});
