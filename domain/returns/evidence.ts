// Checks a buyer's evidence for a return against what its reason requires: missing, wrong and
// superfluous pieces.
import type { ReturnTerms } from "./terms.ts";
import { type ContactProof, type ReturnReason, needsOf } from "./reasons.ts";
import { HOUR_MS } from "../time.ts";

/** Logged calls required to show that a contact does not work. */
export const LEAST_CALLS = 2;

/** The buyer's evidence. */
export interface GivenEvidence {
  readonly words: string | null;
  /** A calendar day in the buyer's time zone, such as "2026-11-20". */
  readonly on: string | null;
  readonly proof: ContactProof | null;
  readonly earlierSaleId: string | null;
}

export const NO_EVIDENCE: GivenEvidence = {
  words: null,
  on: null,
  proof: null,
  earlierSaleId: null,
};

/** Plat's own record of the sale at the filing. */
export interface EvidenceRecord {
  readonly nowMs: number;
  readonly soldAtMs: number;
  readonly allowsNoResponse: boolean;
  readonly terms: Pick<ReturnTerms, "leastTouches" | "leastTouchDays">;
  readonly touches: TouchRecord;
  /** The sale with the given id: null if it does not exist or is another buyer's. */
  readonly earlier: { readonly isSame: boolean; readonly soldAtMs: number } | null;
}

export interface TouchRecord {
  readonly count: number;
  /** Attempts to reach the consumer, answered or not. */
  readonly attempts: number;
  /** Days with a touch, in the network's time zone. */
  readonly days: number;
  /** Whether the buyer recorded that the consumer was reached. */
  readonly wasReached: boolean;
}

export type EvidencePiece = "reason" | "words" | "on" | "proof" | "earlierSaleId";
export const EVIDENCE_MISTAKES = [
  "missing",
  "not_needed",
  "not_enabled",
  "no_date",
  "future",
  "before_sale",
  "after_sale",
  "too_few_calls",
  "too_few_touches",
  "was_reached",
  "not_yours",
  "same_sale",
  "not_earlier",
] as const;
export type EvidenceError = (typeof EVIDENCE_MISTAKES)[number];
export interface EvidenceProblem {
  readonly piece: EvidencePiece;
  readonly mistake: EvidenceError;
}

/** All problems of the evidence, in the order of the form; empty if the return can be filed. */
export function evidenceProblems(
  reason: ReturnReason,
  given: GivenEvidence,
  record: EvidenceRecord,
): readonly EvidenceProblem[] {
  const needs = needsOf(reason, given.proof);
  const problems: EvidenceProblem[] = [];
  const note = (piece: EvidencePiece, mistake: EvidenceError | null): void => {
    if (mistake !== null) problems.push({ piece, mistake });
  };
  if (needs.proof === "touches") note("reason", touchError(record));
  note("proof", proofError(needs.proof === "calls_or_bounce", given.proof, record.touches));
  note("earlierSaleId", earlierError(needs.proof === "earlier_sale", given.earlierSaleId, record));
  note("on", dayError(needs.day, given.on, record));
  if (needs.words && (given.words === null || given.words.trim() === "")) note("words", "missing");
  return problems;
}

function touchError({ allowsNoResponse, terms, touches }: EvidenceRecord): EvidenceError | null {
  if (!allowsNoResponse) return "not_enabled";
  if (touches.wasReached) return "was_reached";
  return touches.count < terms.leastTouches || touches.days < terms.leastTouchDays
    ? "too_few_touches"
    : null;
}

function proofError(
  isNeeded: boolean,
  proof: ContactProof | null,
  touches: TouchRecord,
): EvidenceError | null {
  if (!isNeeded) return proof === null ? null : "not_needed";
  if (proof === null) return "missing";
  return proof === "calls" && touches.attempts < LEAST_CALLS ? "too_few_calls" : null;
}

function earlierError(
  isNeeded: boolean,
  saleId: string | null,
  { earlier, soldAtMs }: EvidenceRecord,
): EvidenceError | null {
  if (!isNeeded) return saleId === null ? null : "not_needed";
  if (saleId === null) return "missing";
  if (earlier === null) return "not_yours";
  if (earlier.isSame) return "same_sale";
  return earlier.soldAtMs < soldAtMs ? null : "not_earlier";
}

/** A calendar day begins first at UTC+14 and ends last at UTC−12. */
const EARLIEST_START_MS = -14 * HOUR_MS;
const LATEST_END_MS = 36 * HOUR_MS;

/** The error of a day. It is wrong only if it is wrong in every time zone. */
function dayError(
  needed: "since_sale" | "until_sale" | null,
  on: string | null,
  { nowMs, soldAtMs }: EvidenceRecord,
): EvidenceError | null {
  if (needed === null) return on === null ? null : "not_needed";
  if (on === null) return "missing";
  const startMs = dayStart(on);
  if (startMs === null) return "no_date";
  if (startMs + EARLIEST_START_MS > nowMs) return "future";
  if (needed === "since_sale" && startMs + LATEST_END_MS <= soldAtMs) return "before_sale";
  return needed === "until_sale" && startMs + EARLIEST_START_MS > soldAtMs ? "after_sale" : null;
}

/** UTC midnight of a calendar day; null for an invalid one, such as February 30. */
function dayStart(day: string): number | null {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(startMs) || new Date(startMs).toISOString().slice(0, day.length) !== day
    ? null
    : startMs;
}
