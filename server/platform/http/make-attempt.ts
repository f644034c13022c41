// Makes one attempt of a call to another system: sent, judged, and recorded as its log shows it.
import type { Attempt } from "../../../contract/delivery/attempts.ts";
import type { AttemptOutcome, Verdict } from "../../../domain/attempts/attempt.ts";
import { type OutboundCall, type OutboundRequest, readRetryAfter } from "./outbound-call.ts";

/** As much of an answer as says what went wrong. */
const SHOWN = 500;

export interface MadeAttempt {
  readonly tried: Attempt;
  readonly retryAfterMs: number | null;
}

/**
 * Makes the call. `judge` says whether the answer means that it arrived. `now` is in epoch
 * milliseconds.
 */
export async function makeAttempt(
  call: OutboundCall,
  request: OutboundRequest & { readonly body: string | null },
  judge: (outcome: AttemptOutcome) => Verdict,
  now: () => number,
): Promise<MadeAttempt> {
  const atMs = now();
  const answer = await call(request);
  const outcome =
    answer.kind === "answered"
      ? { status: answer.status, body: answer.body }
      : { status: null, body: "" };
  return {
    tried: {
      at: new Date(atMs).toISOString(),
      method: request.method,
      address: request.url,
      body: request.body,
      status: outcome.status,
      answer: outcome.body.slice(0, SHOWN).toWellFormed(),
      failure: answer.kind === "failed" ? answer.failure : null,
      verdict: judge(outcome),
      milliseconds: answer.milliseconds,
    },
    retryAfterMs: answer.kind === "answered" ? readRetryAfter(answer.retryAfter, now()) : null,
  };
}
