// Decides whether an earlier copy of a lead makes a new one a duplicate.
import type { LeadStatus } from "./vocabulary.ts";
import { DAY_MS } from "../time.ts";

/** How long an affiliate's own copy, or a sold lead, makes another one a duplicate. */
export const DUPLICATE_WINDOW_DAYS = 60;
export const DUPLICATE_WINDOW_MS = DUPLICATE_WINDOW_DAYS * DAY_MS;

/** An earlier lead with the same phone, email or address. */
export interface EarlierCopy {
  readonly leadId: string;
  readonly affiliateId: string;
  readonly side: string;
  readonly receivedAtMs: number;
  readonly status: LeadStatus;
  /** When it was last sold; null if never. */
  readonly lastSoldAtMs: number | null;
}

/**
 * The kind of duplicate; only a copy for the same side counts. `own`: the affiliate sent it within
 * the last 60 days, with any outcome. `other`: another affiliate's copy is for sale, or was sold
 * within 60 days. Null: not a duplicate.
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
 * True if an earlier copy may still matter: by the rule above, or because its buyers already have
 * the contact.
 */
export function mayMatter(earlier: EarlierCopy, nowMs: number): boolean {
  return (
    earlier.status === "available" ||
    earlier.lastSoldAtMs !== null ||
    nowMs - earlier.receivedAtMs < DUPLICATE_WINDOW_MS
  );
}
