// What of a lead is verified, how old it is, and how a lead's row spells the first.
import type { ConsentRecord } from "./lead.ts";
import { VERIFICATIONS, type Verification } from "./vocabulary.ts";
import { MINUTE_MS } from "../time.ts";

/** What the consent's own evidence verifies. */
export function verificationsOf(
  consent: Pick<ConsentRecord, "trustedFormCertUrl" | "jornayaLeadId">,
): readonly Verification[] {
  return consent.trustedFormCertUrl !== null || consent.jornayaLeadId !== null
    ? ["certificate"]
    : [];
}

/**
 * Whole minutes from the consent until the lead was received, a begun one left off; 0 of a consent
 * whose clock is ahead. Both in epoch milliseconds.
 */
export function ageMinutesAt(receivedAtMs: number, consentGivenAtMs: number): number {
  return Math.max(0, Math.floor((receivedAtMs - consentGivenAtMs) / MINUTE_MS));
}

/** As a lead's row keeps them: joined by commas. */
export function writeVerifications(verifications: readonly Verification[]): string {
  return verifications.join(",");
}

/** What `writeVerifications` wrote, in the order of the vocabulary. */
export function readVerifications(column: string): Verification[] {
  const kept = column.split(",");
  return VERIFICATIONS.filter((verification) => kept.includes(verification));
}
