// Holds the typed values of a return and checks them by the server's rules before they are sent.
import {
  type EvidenceError,
  type EvidencePiece,
  type GivenEvidence,
  evidenceProblems,
} from "../../../../domain/returns/evidence.ts";
import {
  type ContactProof,
  type ReturnNeeds,
  type ReturnReason,
  needsOf,
} from "../../../../domain/returns/reasons.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";

type Terms = ReturnTerms;

export interface ReturnFormValues {
  readonly reason: ReturnReason | null;
  readonly words: string;
  readonly on: string;
  readonly proof: ContactProof | null;
  readonly earlierSaleId: string;
}

export const EMPTY_RETURN_FORM: ReturnFormValues = {
  reason: null,
  words: "",
  on: "",
  proof: null,
  earlierSaleId: "",
};

export type ReturnFormErrors = Partial<Readonly<Record<EvidencePiece, EvidenceError>>>;

/** The evidence that the chosen reason needs; null while none is chosen. */
export function draftNeeds({ reason, proof }: ReturnFormValues): ReturnNeeds | null {
  return reason === null ? null : needsOf(reason, proof);
}

/** The typed values without those of other reasons. */
export function givenBy(draft: ReturnFormValues): GivenEvidence {
  const needs = draftNeeds(draft);
  const words = draft.words.trim();
  return {
    words: words === "" ? null : words,
    on: needs?.day === null || draft.on === "" ? null : draft.on,
    proof: needs?.proof === "calls_or_bounce" ? draft.proof : null,
    earlierSaleId:
      needs?.proof === "earlier_sale" && draft.earlierSaleId !== "" ? draft.earlierSaleId : null,
  };
}

/**
 * The errors that the server would report. Offered purchases are always the buyer's own and
 * earlier.
 */
export function returnFormErrors(
  draft: ReturnFormValues,
  terms: Terms,
  nowMs: number,
): ReturnFormErrors {
  if (draft.reason === null) return { reason: "missing" };
  const soldAtMs = Date.parse(terms.delivered_at);
  const problems = evidenceProblems(draft.reason, givenBy(draft), {
    nowMs,
    soldAtMs,
    allowsNoResponse: terms.reasons.includes("no_response"),
    terms: { leastTouches: terms.least_touches, leastTouchDays: terms.least_touch_days },
    earlier: { isSame: false, soldAtMs: -Infinity },
    touches: {
      count: terms.touches,
      attempts: terms.attempts,
      days: terms.touch_days,
      wasReached: terms.was_reached,
    },
  });
  return Object.fromEntries(problems.map(({ piece, mistake }) => [piece, mistake]));
}

export function bodyOf(draft: ReturnFormValues): BodyOf<"POST /v1/sales/{id}/return"> | null {
  if (draft.reason === null) return null;
  const { words, on, proof, earlierSaleId } = givenBy(draft);
  const evidence = {
    ...(on === null ? {} : { on }),
    ...(proof === null ? {} : { proof }),
    ...(earlierSaleId === null ? {} : { earlier_sale_id: earlierSaleId }),
  };
  return {
    reason: draft.reason,
    ...(words === null ? {} : { note: words }),
    ...(Object.keys(evidence).length === 0 ? {} : { evidence }),
  };
}

const PIECES: Readonly<Record<string, EvidencePiece>> = {
  "/reason": "reason",
  "/note": "words",
  "/evidence/on": "on",
  "/evidence/proof": "proof",
  "/evidence/earlier_sale_id": "earlierSaleId",
};

/** The server's problem with each piece of evidence, by the codes it shares with the rules. */
export function refusedPieces(
  problem: ApiError | null,
  known: (code: string) => code is EvidenceError,
): ReturnFormErrors {
  return Object.fromEntries(
    (problem?.fields ?? []).flatMap(({ field, code }) => {
      const piece = PIECES[field];
      return piece === undefined || !known(code) ? [] : [[piece, code]];
    }),
  );
}
