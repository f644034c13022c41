// Decides whether an earlier copy of a lead makes a new one a duplicate.
import type { LeadStatus, PostReason } from "./vocabulary.ts";
import { DAY_MS } from "../time.ts";

/** How long an earlier lead makes another one a duplicate, in whole days. */
export interface DuplicateRules {
  /** After the receipt of an affiliate's own copy, and after a sale. */
  readonly days: number;
  /** After an exclusive sale, whose buyer was promised that no other buyer gets the lead. */
  readonly exclusiveDays: number;
}

/** What a network begins with. */
export const DEFAULT_DUPLICATE_RULES: DuplicateRules = { days: 60, exclusiveDays: 90 };

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
  /** Whether that sale was exclusive. */
  readonly soldExclusively: boolean;
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
 * the days of the rules, or it was sold within them, and it was not refused before it was offered.
 * `other`: another affiliate's copy is for sale, or was sold within the days. Null: not a
 * duplicate.
 */
export function duplicateOf(
  earlier: EarlierCopy,
  side: string,
  affiliateId: string,
  rules: DuplicateRules,
  nowMs: number,
): "own" | "other" | null {
  if (earlier.side !== side || wasNeverOffered(earlier)) return null;
  const isSoldRecently = nowMs < soldUntilMs(earlier, rules);
  if (earlier.affiliateId === affiliateId)
    return isSoldRecently || wasReceivedWithin(earlier, rules, nowMs) ? "own" : null;
  return earlier.status === "available" || isSoldRecently ? "other" : null;
}

/** Until when the last sale of a copy makes another lead a duplicate. */
function soldUntilMs(
  { lastSoldAtMs, soldExclusively }: EarlierCopy,
  { days, exclusiveDays }: DuplicateRules,
): number {
  if (lastSoldAtMs === null) return Number.NEGATIVE_INFINITY;
  return lastSoldAtMs + (soldExclusively ? Math.max(days, exclusiveDays) : days) * DAY_MS;
}

function wasReceivedWithin(
  { receivedAtMs }: EarlierCopy,
  { days }: DuplicateRules,
  nowMs: number,
): boolean {
  return nowMs - receivedAtMs < days * DAY_MS;
}

/**
 * True if an earlier copy may still matter: by the rule above, or because its buyers already have
 * the contact.
 */
export function mayMatter(earlier: EarlierCopy, rules: DuplicateRules, nowMs: number): boolean {
  return (
    earlier.status === "available" ||
    earlier.lastSoldAtMs !== null ||
    (!wasNeverOffered(earlier) && wasReceivedWithin(earlier, rules, nowMs))
  );
}
