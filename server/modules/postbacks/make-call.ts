// One call of an affiliate's system: the address filled in, asked, and what came back judged and kept as it is shown.
import type { PostbackTry } from "../../../contract/postbacks.ts";
import { fillTemplate } from "../../../domain/tracking/address-template.ts";
import { type PostbackMethod, type ToldEvent, valuesOf, verdictOf } from "../../../domain/tracking/postback.ts";
import { type OutboundCall, readRetryAfter } from "../../platform/http/outbound-call.ts";

/** As much of an answer as says what went wrong. */
const SHOWN = 500;

export interface CallParts {
  readonly address: string;
  readonly method: PostbackMethod;
  readonly expects: string | null;
}

export interface MadeCall {
  readonly tried: PostbackTry;
  readonly retryAfterMs: number | null;
}

/** Makes the call. What it tells holds no contact data and nobody who bought: `valuesOf` has none. */
export async function makeCall(call: OutboundCall, { address, method, expects }: CallParts, told: ToldEvent, now: () => number): Promise<MadeCall> {
  const values = valuesOf(told);
  const url = fillTemplate(address, values);
  const body = method === "POST" ? JSON.stringify(values) : null;
  const atMs = now();
  const answer = await call({ url, method, headers: { "user-agent": "Plat-Postback/1", "accept": "*/*", ...(body === null ? {} : { "content-type": "application/json" }) }, body });
  const outcome = answer.kind === "answered" ? { status: answer.status, body: answer.body } : { status: null, body: "" };
  return {
    tried: {
      at: new Date(atMs).toISOString(), method, address: url, body, status: outcome.status, answer: outcome.body.slice(0, SHOWN).toWellFormed(), failure: answer.kind === "failed" ? answer.failure : null,
      verdict: verdictOf(outcome, expects), milliseconds: answer.milliseconds,
    },
    retryAfterMs: answer.kind === "answered" ? readRetryAfter(answer.retryAfter, now()) : null,
  };
}
