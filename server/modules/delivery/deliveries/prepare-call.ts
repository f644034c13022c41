// Prepares the request to a destination that is called over HTTP.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import { USUAL_TIMEOUT_SECONDS } from "../../../../domain/deliveries/destination.ts";
import type { DeliveryByCall } from "../../../../domain/deliveries/destination-kind.ts";
import type { LeadValues } from "../../../../domain/deliveries/lead-values.ts";
import { SECOND_MS } from "../../../../domain/time.ts";
import type { OutboundRequest } from "../../../platform/http/outbound-call.ts";
import { signedHeaders } from "../../../platform/http/standard-webhooks.ts";
import type { DestinationSecrets } from "./settings.ts";

export interface CallFacts {
  readonly deliveryId: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly networkName: string;
  /** Replaces an address that a kind fixes, in tests; null outside of tests. */
  readonly fixedAddress: string | null;
}

const AGENT = "Plat-Delivery/1";

/** Builds the call, by the rules of its kind. */
export function prepareCall(
  delivery: DeliveryByCall<DestinationTo>,
  to: DestinationTo,
  secrets: DestinationSecrets,
  values: LeadValues,
  facts: CallFacts,
): OutboundRequest & { readonly body: string } {
  const { deliveryId, atMs } = facts;
  const { url, headers, body } = delivery.request(to, values, {
    ...facts,
    secrets,
    base64: (text) => Buffer.from(text).toString("base64"),
    sign: (signed) => signedHeaders(signingSecrets(secrets, atMs), deliveryId, atMs, signed),
  });
  const timeoutSeconds = "timeout_seconds" in to ? to.timeout_seconds : undefined;
  return {
    url,
    method: "POST",
    headers: { "user-agent": AGENT, accept: "*/*", ...headers },
    body,
    timeoutMs: (timeoutSeconds ?? USUAL_TIMEOUT_SECONDS) * SECOND_MS,
  };
}

function signingSecrets(
  { signing, oldSigning }: DestinationSecrets,
  atMs: number,
): readonly string[] {
  return oldSigning === null || oldSigning.untilMs <= atMs
    ? [signing]
    : [signing, oldSigning.secret];
}
