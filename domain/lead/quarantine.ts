// Decides about quarantine: the network holds a lead back from buyers until a person checked it.

/** Characters of the reason. */
export const LONGEST_QUARANTINE_REASON = 500;

export interface QuarantinedListing {
  /** When the listing was to end, epoch milliseconds. */
  readonly endsAtMs: number;
  readonly heldAtMs: number;
}

/**
 * When the listing of a released lead ends, epoch milliseconds: it has as long left as when it was
 * held.
 */
export function releasedUntil({ endsAtMs, heldAtMs }: QuarantinedListing, nowMs: number): number {
  return nowMs + Math.max(0, endsAtMs - heldAtMs);
}
