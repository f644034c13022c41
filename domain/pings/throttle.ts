// How many pings a source may send: those that become leads earn further ones, so that nobody can
// flood the buyers with questions.
import { HOUR_MS } from "../time.ts";

/** Pings that any source may send at once, and an hour, whatever becomes of them. */
export const FREE_PINGS = 600;
/**
 * Pings that each posted offer earns: a source that posts one in a hundred is never slowed down.
 */
export const PINGS_PER_POST = 100;
/** Earned pings are kept up to so many. */
const MOST_PINGS = 100 * FREE_PINGS;

/** Pings left at a moment, epoch milliseconds. */
export interface PingAllowance {
  readonly left: number;
  readonly atMs: number;
}

export function newAllowance(nowMs: number): PingAllowance {
  return { left: FREE_PINGS, atMs: nowMs };
}

/** 600 an hour flow back, up to 600; what was earned by posting stays beyond that. */
function refilled({ left, atMs }: PingAllowance, nowMs: number): PingAllowance {
  const flowed = (Math.max(0, nowMs - atMs) / HOUR_MS) * FREE_PINGS;
  return { left: left >= FREE_PINGS ? left : Math.min(FREE_PINGS, left + flowed), atMs: nowMs };
}

/** One ping of the allowance. `waitMs` is 0 where it may be sent, else when it may. */
export function countPing(
  allowance: PingAllowance,
  nowMs: number,
): { readonly allowance: PingAllowance; readonly waitMs: number } {
  const now = refilled(allowance, nowMs);
  if (now.left >= 1) return { allowance: { ...now, left: now.left - 1 }, waitMs: 0 };
  return { allowance: now, waitMs: Math.ceil(((1 - now.left) / FREE_PINGS) * HOUR_MS) };
}

/** What a posted offer earns. */
export function earnPings(allowance: PingAllowance, nowMs: number): PingAllowance {
  const now = refilled(allowance, nowMs);
  return { ...now, left: Math.min(MOST_PINGS, now.left + PINGS_PER_POST) };
}
