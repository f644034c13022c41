// Defines what destinations share whose body the account writes itself: their own headers and
// fields, and the text that an answer must contain.
import type { AttemptOutcome, Verdict } from "../attempts/attempt.ts";
import { verdictByRule } from "./answer-rule.ts";
import type { CallContext, CallRequest, DeliveryByCall, KindSettings } from "./destination-kind.ts";
import type { LeadValues } from "./lead-values.ts";
import { type Mapping, buildBody } from "./mapping.ts";

export interface MappedSettings extends KindSettings {
  readonly address: string;
  readonly answer_contains?: string;
  readonly answer_lacks?: string;
}

/** Delivers leads by a call whose body is defined by `mappingOf`. */
export function mappedDelivery<Settings extends MappedSettings>(
  mappingOf: (to: Settings) => Mapping,
): DeliveryByCall<Settings> {
  return {
    by: "call",
    request: (to: Settings, values: LeadValues, context: CallContext): CallRequest => {
      const { contentType, body } = buildBody(mappingOf(to), values);
      return {
        url: to.address.trim(),
        headers: {
          ...context.secrets.headers,
          "content-type": contentType,
          "idempotency-key": context.deliveryId,
        },
        body,
      };
    },
    judge: (outcome: AttemptOutcome, to: Settings): Verdict =>
      verdictByRule(outcome, {
        contains: to.answer_contains ?? null,
        lacks: to.answer_lacks ?? null,
      }),
    hiddenHeaders: ["authorization"],
    receiverRef: () => null,
  };
}
