// Decides when acts that concern security are so many within an hour that the network is notified.
import type { ActivityAction } from "./actions.ts";

/** What there is too much of. */
export const BURST_KINDS = ["sign_ins", "address", "denied", "exports", "keys"] as const;
export type BurstKind = (typeof BURST_KINDS)[number];

/**
 * How many within an hour are a burst. Our choice: several times what a busy office was seen to do
 * by mistake, and few enough that an attack is seen while it lasts.
 */
export const BURST_AT: Readonly<Record<BurstKind, number>> = {
  /** Failed for one account: ten are free of waiting, so 30 are more than one forgetful person. */
  sign_ins: 30,
  /** Failed from one address, for any account: an office has more people than an account. */
  address: 50,
  /** Refused to one caller: a program with a wrong key makes some, one in a loop makes hundreds. */
  denied: 100,
  /** By one account: each file can hold all leads, so a person needs few. */
  exports: 20,
  /** Made or taken over in one account: a team sets up a handful, and may have 50. */
  keys: 10,
};

const FAILED_SIGN_INS = ["user.sign_in_failed", "user.sign_in_slowed"] as const;

/** The acts that are counted for each kind. */
export const BURST_ACTIONS: Readonly<Record<BurstKind, readonly ActivityAction[]>> = {
  sign_ins: FAILED_SIGN_INS,
  address: FAILED_SIGN_INS,
  denied: ["call.denied"],
  exports: [
    "activity.exported",
    "sales.exported",
    "import.failures_exported",
    "import.notes_exported",
    "draft.links_exported",
    "payout.bank_file_made",
  ],
  keys: ["api_key.created", "api_key.taken_over"],
};

/** What was counted within the hour. */
export interface Counted {
  readonly kind: BurstKind;
  /** The account concerned; null for an address. */
  readonly accountId: string | null;
  /** The address, or the caller that was refused; empty where the account says it all. */
  readonly by: string;
  readonly count: number;
}

/** Those that are bursts. */
export function burstsIn(counted: readonly Counted[]): Counted[] {
  return counted.filter(({ kind, count }) => count >= BURST_AT[kind]);
}
