// Decides when the consent of an erased lead is opened: two people of the network must want it.
import { HOUR_MS } from "../time.ts";

/** For how long the first person's word counts. */
export const CONSENT_ASK_HOURS = 24;

/** Who asked first, and when, in epoch milliseconds. */
export interface ConsentAsk {
  readonly askedBy: string;
  readonly askedAtMs: number;
}

/** Whether the first person's word still counts; false where no person asked. */
export function isAsked(ask: ConsentAsk | null, nowMs: number): ask is ConsentAsk {
  return ask !== null && nowMs < ask.askedAtMs + CONSENT_ASK_HOURS * HOUR_MS;
}

/** Whether this person opens it: another one asked within the last hours. */
export function opensConsent(ask: ConsentAsk | null, personId: string, nowMs: number): boolean {
  return isAsked(ask, nowMs) && ask.askedBy !== personId;
}
