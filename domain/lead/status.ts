// Defines which status of a lead can follow which. Stores change a status only as this table
// allows.
import type { LeadStatus } from "./vocabulary.ts";

/** The events of a lead. */
export type LeadEvent =
  /**
   * The consumer confirmed a draft, an admin released a quarantined lead, or its affiliate put an
   * unsold lead back on the marketplace.
   */
  | "offer"
  /**
   * The last slot, or the whole lead exclusively, was sold; also in the same step that would have
   * offered the lead.
   */
  | "sell_out"
  /** A check requires an admin's review first. */
  | "quarantine"
  /** Refused with a reason code before it was ever for sale. */
  | "reject"
  /** The listing ended, or the draft was never confirmed in time. */
  | "expire"
  /** Taken off sale by its affiliate, an admin, or a suppression. */
  | "withdraw"
  /** The consumer requested erasure: contact data are deleted. */
  | "erase";

type Transitions = Readonly<Record<LeadStatus, Readonly<Partial<Record<LeadEvent, LeadStatus>>>>>;

/**
 * A sold lead is never for sale again: slots do not reopen, and a returned lead is not sold again.
 * A rejected lead stays rejected. Only erasure is possible in every status, and nothing follows it.
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
 * The possible statuses of a new lead: a post is decided before its row is written, so a new lead
 * may already be sold.
 */
export const FIRST_STATUSES: readonly LeadStatus[] = [
  "draft",
  "quarantined",
  "rejected",
  "available",
  "sold",
];

/** The status after the event; null if the event cannot happen in this status. */
export function nextStatus(status: LeadStatus, event: LeadEvent): LeadStatus | null {
  return LEAD_TRANSITIONS[status][event] ?? null;
}

/** True if an event leads from one status to the other. False for the same status. */
export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return Object.values(LEAD_TRANSITIONS[from]).includes(to);
}

/** True if only erasure can follow. */
export function isFinal(status: LeadStatus): boolean {
  return Object.keys(LEAD_TRANSITIONS[status]).every((event) => event === "erase");
}
