// Limits how many pings a source may send: pings that become leads earn further ones, so that no
// source can flood buyers.
import { HOUR_MS } from "../time.ts";

/** Pings that any source may send in a burst, and per hour, with any outcome. */
export const FREE_PINGS = 600;
/** Pings that each posted offer earns: a source that posts one in a hundred is never throttled. */
export const PINGS_PER_POST = 100;
/** The most earned pings that are kept. */
const MOST_PINGS = 100 * FREE_PINGS;

/** Pings left at a moment, epoch milliseconds. */
export interface PingAllowance {
  readonly left: number;
  readonly atMs: number;
}

export function newAllowance(nowMs: number): PingAllowance {
  return { left: FREE_PINGS, atMs: nowMs };
}

/** Refills 600 per hour, up to 600; pings earned by posting are kept beyond that. */
function refilled({ left, atMs }: PingAllowance, nowMs: number): PingAllowance {
  const flowed = (Math.max(0, nowMs - atMs) / HOUR_MS) * FREE_PINGS;
  return { left: left >= FREE_PINGS ? left : Math.min(FREE_PINGS, left + flowed), atMs: nowMs };
}

/** Counts one ping. `waitMs` is 0 if it may be sent, otherwise the time until it may. */
export function countPing(
  allowance: PingAllowance,
  nowMs: number,
): { readonly allowance: PingAllowance; readonly waitMs: number } {
  const now = refilled(allowance, nowMs);
  if (now.left >= 1) return { allowance: { ...now, left: now.left - 1 }, waitMs: 0 };
  return { allowance: now, waitMs: Math.ceil(((1 - now.left) / FREE_PINGS) * HOUR_MS) };
}

/** The allowance after a posted offer. */
export function earnPings(allowance: PingAllowance, nowMs: number): PingAllowance {
  const now = refilled(allowance, nowMs);
  return { ...now, left: Math.min(MOST_PINGS, now.left + PINGS_PER_POST) };
}
