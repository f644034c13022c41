// Sends one request to an affiliate's system, with the address filled in.
import { fillTemplate } from "../../../../domain/tracking/address-template.ts";
import {
  type PostbackMethod,
  type PostbackFacts,
  valuesOf,
} from "../../../../domain/tracking/postback.ts";
import { verdictOf } from "../../../../domain/attempts/attempt.ts";
import type { OutboundCall } from "../../../platform/http/outbound-call.ts";
import { type MadeAttempt, makeAttempt } from "../../../platform/http/make-attempt.ts";

export interface CallParts {
  readonly address: string;
  readonly method: PostbackMethod;
  readonly expects: string | null;
}

/** Sends the request. It contains no contact data and no buyer: `valuesOf` has none. */
export function makeCall(
  call: OutboundCall,
  { address, method, expects }: CallParts,
  told: PostbackFacts,
  now: () => number,
): Promise<MadeAttempt> {
  const values = valuesOf(told);
  const body = method === "POST" ? JSON.stringify(values) : null;
  return makeAttempt(
    call,
    {
      url: fillTemplate(address, values),
      method,
      headers: {
        "user-agent": "Plat-Postback/1",
        accept: "*/*",
        ...(body === null ? {} : { "content-type": "application/json" }),
      },
      body,
    },
    (outcome) => verdictOf(outcome, expects),
    now,
  );
}
