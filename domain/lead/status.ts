// The life of a lead: which status follows which, and nothing else. Stores change a status only as
// this table allows.
import type { LeadStatus } from "./vocabulary.ts";

/** What happens to a lead. */
export type LeadEvent =
  /**
   * The person confirmed a draft, or an admin released a quarantined lead, or its affiliate puts a
   * lead that nobody bought back on the shelf.
   */
  | "offer"
  /**
   * The last slot, or the exclusive, was sold; also in the same step that would have offered the
   * lead.
   */
  | "sell_out"
  /** A check says that an admin must look first. */
  | "quarantine"
  /** Refused with a reason code before it was ever on sale. */
  | "reject"
  /** Its time ran out: the listing ended, the draft was never confirmed. */
  | "expire"
  /** Taken off sale by its affiliate, an admin, or a suppression. */
  | "withdraw"
  /** The person asked for erasure: contact data are gone. */
  | "erase";

type Transitions = Readonly<Record<LeadStatus, Readonly<Partial<Record<LeadEvent, LeadStatus>>>>>;

/**
 * A sold lead never comes back: slots do not reopen, and a returned lead is not sold again. A
 * rejected lead stays rejected; erasure is the one thing that reaches every status, and nothing
 * follows it.
 */
export const LEAD_TRANSITIONS: Transitions = {
  draft: {
    offer: "available",
    sell_out: "sold",
    quarantine: "quarantined",
    reject: "rejected",
    expire: "expired",
    withdraw: "withdrawn",
    erase: "erased",
  },
  quarantined: {
    offer: "available",
    sell_out: "sold",
    reject: "rejected",
    expire: "expired",
    withdraw: "withdrawn",
    erase: "erased",
  },
  available: {
    sell_out: "sold",
    quarantine: "quarantined",
    expire: "expired",
    withdraw: "withdrawn",
    erase: "erased",
  },
  expired: { offer: "available", withdraw: "withdrawn", erase: "erased" },
  rejected: { erase: "erased" },
  sold: { erase: "erased" },
  withdrawn: { offer: "available", erase: "erased" },
  erased: {},
};

/**
 * What a new lead may be stored as: a post is decided before its row is written, so it may be born
 * sold.
 */
export const FIRST_STATUSES: readonly LeadStatus[] = [
  "draft",
  "quarantined",
  "rejected",
  "available",
  "sold",
];

/** The status after the event; null when the event cannot happen to a lead in this status. */
export function nextStatus(status: LeadStatus, event: LeadEvent): LeadStatus | null {
  return LEAD_TRANSITIONS[status][event] ?? null;
}

/**
 * True when some event leads from one status to the other. Staying is no change and answers false.
 */
export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return Object.values(LEAD_TRANSITIONS[from]).includes(to);
}

/** True when nothing but erasure can follow. */
export function isFinal(status: LeadStatus): boolean {
  return Object.keys(LEAD_TRANSITIONS[status]).every((event) => event === "erase");
}
