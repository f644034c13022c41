// Defines the webhook kind: a signed call as in Standard Webhooks, with all values of the lead.
import { verdictOf } from "../../attempts/attempt.ts";
import { checkAddress } from "../check-call.ts";
import { defineDestinationKind } from "../destination-kind.ts";
import { placeOfAddress } from "../place-of-address.ts";

interface WebhookSettings {
  readonly kind: "webhook";
  readonly address: string;
  readonly timeout_seconds?: number;
}

export const webhook = defineDestinationKind<WebhookSettings>()({
  kind: "webhook",
  plain: {
    description:
      "A signed call as Standard Webhooks has it, with the whole lead as this API shows it to you.",
    members: { address: { is: "address" } },
  },
  isSigned: true,
  check: (to, context) => checkAddress(to.address, context),
  places: ({ address }) => [placeOfAddress(address)],
  delivery: {
    by: "call",
    request: (to, values, { atMs, sign }) => {
      const body = JSON.stringify({
        type: "lead.delivered",
        timestamp: new Date(atMs).toISOString(),
        data: values,
      });
      return {
        url: to.address.trim(),
        headers: { "content-type": "application/json", ...sign(body) },
        body,
      };
    },
    judge: (outcome) => verdictOf(outcome, null),
    hiddenHeaders: ["webhook-signature"],
    receiverRef: () => null,
  },
});
