// When an affiliate's system is called, what it is told, and how often it is tried.
import type { MacroValues } from "./address-template.ts";

/**
 * What is told. `accepted` and `sold` come once for each lead: `sold` with all that it earned when it was posted, and once more
 * for each later sale with what that one earned. `returned` and `paid` come once for each sale. A post that was refused, or was a
 * duplicate, is told by its answer alone.
 */
export const POSTBACK_EVENTS = ["accepted", "sold", "returned", "paid"] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

export const POSTBACK_METHODS = ["GET", "POST"] as const;
export type PostbackMethod = (typeof POSTBACK_METHODS)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** From one try to the next, as Standard Webhooks has it: ten tries over a little more than three days. Milliseconds. */
const PAUSES_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS] as const;
export const MOST_TRIES = PAUSES_MS.length + 1;

/** A pause is up to so much longer, so that what failed together does not come back together. */
const JITTER = 0.1;
const LONGEST_PAUSE_MS = 24 * HOUR_MS;

/** Nothing but failure for so long switches a postback off. Milliseconds. */
export const SWITCH_OFF_MS = 5 * 24 * HOUR_MS;

/** What came back: a status and the beginning of the answer, or why there was none. */
export interface CallOutcome {
  readonly status: number | null;
  readonly body: string;
  /** As the answer says it: seconds, or a date; null where it says nothing that can be read. Milliseconds from now. */
  readonly retryAfterMs: number | null;
}

/** `refused`: it answered as if all were well, but not with the words that were agreed. `gone`: it wants no calls any more. */
export const VERDICTS = ["delivered", "refused", "failed", "gone"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether the call arrived. Some systems answer 200 to what they refuse: `expects`, where it is set, must stand in the answer. */
export function verdictOf({ status, body }: Pick<CallOutcome, "status" | "body">, expects: string | null): Verdict {
  if (status === 410) return "gone";
  if (status === null || status < 200 || status > 299) return "failed";
  return expects === null || body.toLowerCase().includes(expects.toLowerCase()) ? "delivered" : "refused";
}

/** How long to wait after so many tries; null where that was the last. `chance` is from 0 to 1. An answer may ask for more time, up to a day. */
export function pauseAfter(tries: number, chance: number, retryAfterMs: number | null): number | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : Math.max(Math.round(pause * (1 + JITTER * chance)), Math.min(retryAfterMs ?? 0, LONGEST_PAUSE_MS));
}

/** What one call tells, before it is written into an address. */
export interface ToldEvent {
  readonly eventId: string;
  readonly event: PostbackEvent;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly leadId: string;
  readonly status: string;
  readonly reason: string | null;
  /** Whole cents; of what was returned, how much is taken back. */
  readonly payoutCents: bigint;
  readonly source: string;
  readonly clickId: string | null;
  readonly subIds: readonly (string | null)[];
}

const CENTS = 100n;

/** The value of each macro. */
export function valuesOf(told: ToldEvent): MacroValues {
  const sub = (index: number): string => told.subIds[index] ?? "";
  return {
    click_id: told.clickId ?? "", sub1: sub(0), sub2: sub(1), sub3: sub(2), sub4: sub(3), sub5: sub(4), lead_id: told.leadId, status: told.status, reason_code: told.reason ?? "",
    payout: `${told.payoutCents / CENTS}.${String(told.payoutCents % CENTS).padStart(2, "0")}`, payout_cents: String(told.payoutCents), currency: "USD", source: told.source,
    event: told.event, event_id: told.eventId, time: new Date(told.atMs).toISOString(),
  };
}

/** Made up, for a test call: marked as such in every id. */
export function sampleOf(event: PostbackEvent, source: string, atMs: number): ToldEvent {
  return {
    eventId: "test-event", event, atMs, leadId: "test-lead", status: event === "accepted" ? "available" : event === "returned" ? "returned" : "sold", reason: event === "returned" ? "invalid_contact" : null,
    payoutCents: event === "accepted" ? 0n : 4_850n, source, clickId: "test-click", subIds: ["test-sub1", "test-sub2", "test-sub3", "test-sub4", "test-sub5"],
  };
}
