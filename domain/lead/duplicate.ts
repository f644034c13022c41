// When an earlier copy of a lead makes a new one a duplicate.
import type { LeadStatus } from "./vocabulary.ts";
import { DAY_MS } from "../time.ts";

/** How long an affiliate's own copy, or a sold lead, stands in the way of another. */
export const DUPLICATE_WINDOW_DAYS = 60;
export const DUPLICATE_WINDOW_MS = DUPLICATE_WINDOW_DAYS * DAY_MS;

/** An earlier lead with the same phone, e-mail or address. */
export interface EarlierCopy {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly side: string;
  readonly receivedAtMs: number;
  readonly status: LeadStatus;
  /** When it was last sold; null when never. */
  readonly lastSoldAtMs: number | null;
}

/**
 * Only a copy for the same side counts. `own`: the affiliate sent it before, within 60 days,
 * whatever became of it. `other`: another affiliate's copy is on sale, or was sold within 60 days.
 * Null: no duplicate.
 */
export function duplicateOf(
  earlier: EarlierCopy,
  side: string,
  affiliateId: string,
  nowMs: number,
): "own" | "other" | null {
  if (earlier.side !== side) return null;
  if (earlier.affiliateId === affiliateId)
    return nowMs - earlier.receivedAtMs < DUPLICATE_WINDOW_MS ? "own" : null;
  if (earlier.status === "available") return "other";
  return earlier.lastSoldAtMs !== null && nowMs - earlier.lastSoldAtMs < DUPLICATE_WINDOW_MS
    ? "other"
    : null;
}

/**
 * True where an earlier copy may still stand in somebody's way: by the rule above, or because its
 * buyers have the person.
 */
export function mayMatter(earlier: EarlierCopy, nowMs: number): boolean {
  return (
    earlier.status === "available" ||
    earlier.lastSoldAtMs !== null ||
    nowMs - earlier.receivedAtMs < DUPLICATE_WINDOW_MS
  );
}
