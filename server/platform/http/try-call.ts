// One try of a call to somebody's system: asked, judged, and written down as its log shows it.
import type { CallTry } from "../../../contract/calls.ts";
import type { CallOutcome, Verdict } from "../../../domain/calls/call.ts";
import { type OutboundCall, type OutboundRequest, readRetryAfter } from "./outbound-call.ts";

/** As much of an answer as says what went wrong. */
const SHOWN = 500;

export interface MadeCall {
  readonly tried: CallTry;
  readonly retryAfterMs: number | null;
}

/**
 * Makes the call. `judge` says whether the answer means that it arrived. `now` is in epoch
 * milliseconds.
 */
export async function tryCall(
  call: OutboundCall,
  request: OutboundRequest & { readonly body: string | null },
  judge: (outcome: CallOutcome) => Verdict,
  now: () => number,
): Promise<MadeCall> {
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
