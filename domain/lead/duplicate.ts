// Decides whether an earlier copy of a lead makes a new one a duplicate.
import type { LeadStatus, PostReason } from "./vocabulary.ts";
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
  /** Why it was refused; null if it was not. */
  readonly reason: PostReason | null;
  /** When it was last sold; null if never. */
  readonly lastSoldAtMs: number | null;
}

/**
 * The refusals that hold for the person, not for the attempt. After any other refusal, the lead was
 * never offered: sent again, mended or once there is room, it is decided anew.
 */
const LASTING_REFUSALS: ReadonlySet<PostReason | null> = new Set<PostReason>([
  "duplicate",
  "suppressed",
  "fraud_suspected",
]);

/** True if the copy was refused for a reason that may be gone. */
function wasNeverOffered({ status, reason }: EarlierCopy): boolean {
  return status === "rejected" && !LASTING_REFUSALS.has(reason);
}

/**
 * The kind of duplicate; only a copy for the same side counts. `own`: the affiliate sent it within
 * the last 60 days, and it was not refused before it was offered. `other`: another affiliate's copy
 * is for sale, or was sold within 60 days. Null: not a duplicate.
 */
export function duplicateOf(
  earlier: EarlierCopy,
  side: string,
  affiliateId: string,
  nowMs: number,
): "own" | "other" | null {
  if (earlier.side !== side || wasNeverOffered(earlier)) return null;
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
    (!wasNeverOffered(earlier) && nowMs - earlier.receivedAtMs < DUPLICATE_WINDOW_MS)
  );
}
