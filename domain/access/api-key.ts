// Decides how long an API key lives: by its date, by its holder's rights, and when it is revoked.
import { DAY_MS } from "../time.ts";

/** The life of a key for which no date is given. */
export const KEY_DAYS = 90;
/** The longest life of a key that ends by a date; one without a date ends when it is revoked. */
export const MOST_KEY_DAYS = 366;
/** For this many days before its end a key is shown as one that expires soon. */
export const KEY_WARNING_DAYS = 14;
/** Addresses and ranges that a key may be limited to. */
export const MOST_KEY_ADDRESSES = 50;

/**
 * `ended`: its holder is no longer a member who may make keys; an owner may take it over, and it
 * works again.
 */
export const KEY_STATES = ["active", "expires_soon", "expired", "ended", "revoked"] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Times are milliseconds since 1970; null for never. */
export interface KeyLife {
  readonly revokedAtMs: number | null;
  readonly expiresAtMs: number | null;
  /** Whether its holder is a member of the account who may make keys. */
  readonly isHeld: boolean;
}

/** The state of a key. One that is over for good is so whatever became of its holder. */
export function keyStateOf({ revokedAtMs, expiresAtMs, isHeld }: KeyLife, nowMs: number): KeyState {
  if (revokedAtMs !== null) return "revoked";
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return "expired";
  if (!isHeld) return "ended";
  const warnsFromMs = expiresAtMs === null ? null : expiresAtMs - KEY_WARNING_DAYS * DAY_MS;
  return warnsFromMs !== null && warnsFromMs <= nowMs ? "expires_soon" : "active";
}

/**
 * When a new key ends: null for never, undefined for the usual `KEY_DAYS`. Refused where the date
 * is past or too far away.
 */
export function keyEndOf(
  asked: number | null | undefined,
  nowMs: number,
): { readonly ok: true; readonly endMs: number | null } | { readonly ok: false } {
  if (asked === null) return { ok: true, endMs: null };
  const endMs = asked ?? nowMs + KEY_DAYS * DAY_MS;
  return endMs > nowMs && endMs <= nowMs + MOST_KEY_DAYS * DAY_MS
    ? { ok: true, endMs }
    : { ok: false };
}
