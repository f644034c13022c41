// Decides about what consumers ask of the network: to be contacted by no buyer anymore, or that
// their data is erased.
import { endOfWorkingDays } from "../calling/working-days.ts";
import { localMoment, wallToUtc } from "../distribution/calendar.ts";
import { addDays, daysBetween } from "../qualification/days.ts";
import { DAY_MS } from "../time.ts";

/**
 * `no_contact`: their leads are sold no more, and buyers are told. `erasure`: the contact data of
 * their leads is deleted too.
 */
export const CONSUMER_REQUEST_KINDS = ["no_contact", "erasure"] as const;
export type ConsumerRequestKind = (typeof CONSUMER_REQUEST_KINDS)[number];

export const CONSUMER_REQUEST_STATUSES = ["open", "done", "declined"] as const;
export type ConsumerRequestStatus = (typeof CONSUMER_REQUEST_STATUSES)[number];

/** Why a request is not carried out. A closed list, because free text would hold contact data. */
export const DECLINE_REASONS = ["not_verified", "taken_back", "filed_twice", "other_duty"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** 47 CFR 64.1200(a)(10): a revocation is honored within ten business days. */
const NO_CONTACT_WORKING_DAYS = 10;
/** California Civil Code 1798.130(a)(2): a request for deletion is met within 45 days. */
const ERASURE_DAYS = 45;

/** How many days ago a request may have reached the network when it is recorded. */
export const OLDEST_RECEIPT_DAYS = 365;

/**
 * How long the record of a consent is kept after its lead was erased. A call is claimed against for
 * up to four years (28 USC 1658), and a claim takes time to arrive.
 */
export const CONSENT_ARCHIVE_DAYS = 5 * 365;

/**
 * Until when a request is to be carried out, in epoch milliseconds. `receivedOn` is the day on
 * which it reached the network in `zone`, as YYYY-MM-DD; that day does not count.
 */
export function dueAtMs(kind: ConsumerRequestKind, receivedOn: string, zone: string): number {
  const startMs = wallToUtc(zone, Date.parse(receivedOn));
  return kind === "no_contact"
    ? endOfWorkingDays(startMs, zone, NO_CONTACT_WORKING_DAYS)
    : localMoment(zone, wallToUtc(zone, Date.parse(addDays(receivedOn, ERASURE_DAYS)))).nextDayMs;
}

/** What is wrong with the day of receipt; null for nothing. `today` is the network's. */
export function receiptProblem(receivedOn: string, today: string): "future" | "too_old" | null {
  const age = daysBetween(receivedOn, today);
  if (age < 0) return "future";
  return age > OLDEST_RECEIPT_DAYS ? "too_old" : null;
}

/** Until when the record of an erased lead's consent is kept, in epoch milliseconds. */
export function archivedUntilMs(erasedAtMs: number): number {
  return erasedAtMs + CONSENT_ARCHIVE_DAYS * DAY_MS;
}

/** "(•••) •••-0134" for an E.164 number: enough to tell two requests apart. */
export function phoneHint(phone: string): string {
  return `(•••) •••-${phone.slice(-4)}`;
}

/** "a•••@example.com": the first letter and the domain. */
export function emailHint(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}
