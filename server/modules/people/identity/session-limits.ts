// How long a session lasts: so long unused, so long in all, shorter for those who may do more.
import type { Role } from "../../../../domain/access/access.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";

interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const FOR_MEMBERS: SessionLimits = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS };
const FOR_ADMINS: SessionLimits = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS };

/** What a cookie may last: never shorter than the server's own limit, which decides. */
export const LONGEST_SESSION_MS = FOR_MEMBERS.absoluteMs;

/**
 * A session's end is written anew when it has moved by this part of the idle time, so that not
 * every call writes.
 */
const TOUCH_PART = 30;

/** When a session that is used at `nowMs` ends. */
export function sessionEnd(role: Role, createdAtMs: number, nowMs: number): number {
  const { idleMs, absoluteMs } = limitsOf(role);
  return Math.min(createdAtMs + absoluteMs, nowMs + idleMs);
}

/** Whether the end has moved so far that it should be stored. */
export function shouldTouch(role: Role, storedEndMs: number, endMs: number): boolean {
  return Math.abs(endMs - storedEndMs) >= limitsOf(role).idleMs / TOUCH_PART;
}

function limitsOf(role: Role): SessionLimits {
  return role === "admin" ? FOR_ADMINS : FOR_MEMBERS;
}
