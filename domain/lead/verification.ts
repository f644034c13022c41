// Computes a lead's verifications and age, and converts verifications to and from their column.
import type { ConsentRecord } from "./lead.ts";
import { VERIFICATIONS, type Verification } from "./vocabulary.ts";
import { MINUTE_MS } from "../time.ts";

/** The verifications that the consent's evidence gives. */
export function verificationsOf(
  consent: Pick<ConsentRecord, "trustedFormCertUrl" | "jornayaLeadId">,
): readonly Verification[] {
  return consent.trustedFormCertUrl !== null || consent.jornayaLeadId !== null
    ? ["certificate"]
    : [];
}

/**
 * Whole minutes, rounded down, from the consent to the lead's arrival; 0 for a consent whose clock
 * is ahead. Both in epoch milliseconds.
 */
export function ageMinutesAt(receivedAtMs: number, consentGivenAtMs: number): number {
  return Math.max(0, Math.floor((receivedAtMs - consentGivenAtMs) / MINUTE_MS));
}

/** The verifications as stored in a lead's row, joined by commas. */
export function writeVerifications(verifications: readonly Verification[]): string {
  return verifications.join(",");
}

/** Reads the text of `writeVerifications`, in the order of the vocabulary. */
export function readVerifications(column: string): Verification[] {
  const kept = column.split(",");
  return VERIFICATIONS.filter((verification) => kept.includes(verification));
}
