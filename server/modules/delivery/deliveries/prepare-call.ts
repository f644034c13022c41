// What is sent to a destination that is called over HTTP, and what its answer must say.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import {
  type AttemptOutcome,
  type Verdict,
  verdictOf,
} from "../../../../domain/attempts/attempt.ts";
import { verdictByRule } from "../../../../domain/deliveries/answer-rule.ts";
import { USUAL_TIMEOUT_SECONDS } from "../../../../domain/deliveries/destination.ts";
import {
  followUpBossEvent,
  followUpBossVerdict,
} from "../../../../domain/deliveries/follow-up-boss.ts";
import type { LeadValues } from "../../../../domain/deliveries/lead-values.ts";
import { buildBody } from "../../../../domain/deliveries/mapping.ts";
import type { OutboundRequest } from "../../../platform/http/outbound-call.ts";
import { signedHeaders } from "../../../platform/http/standard-webhooks.ts";
import type { DestinationSecrets } from "./settings.ts";
import { SECOND_MS } from "../../../../domain/time.ts";

export type CalledDestination = Exclude<DestinationTo, { readonly kind: "email" }>;

export interface PreparedCall {
  readonly request: OutboundRequest & { readonly body: string };
  readonly judge: (outcome: AttemptOutcome) => Verdict;
}

export interface CallFacts {
  readonly deliveryId: string;
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly networkName: string;
  /** Where Follow Up Boss takes events. */
  readonly followUpBossUrl: string;
}

const AGENT = "Plat-Delivery/1";

/**
 * Builds the call. Texts and addresses of its own making hold nothing of the person but in the
 * body.
 */
export function prepareCall(
  to: CalledDestination,
  secrets: DestinationSecrets,
  values: LeadValues,
  facts: CallFacts,
): PreparedCall {
  switch (to.kind) {
    case "webhook":
      return prepareWebhook(to, secrets, values, facts);
    case "http":
    case "sms":
      return prepareForm(to, secrets, values, facts);
    case "follow_up_boss":
      return prepareFollowUpBoss(to, secrets, values, facts);
  }
}

type To<Kind> = Extract<CalledDestination, { readonly kind: Kind }>;

function post(
  to: CalledDestination,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): PreparedCall["request"] {
  return {
    url,
    method: "POST",
    headers: { "user-agent": AGENT, accept: "*/*", ...headers },
    body,
    timeoutMs: (to.timeout_seconds ?? USUAL_TIMEOUT_SECONDS) * SECOND_MS,
  };
}

function prepareWebhook(
  to: To<"webhook">,
  secrets: DestinationSecrets,
  values: LeadValues,
  { deliveryId, atMs }: CallFacts,
): PreparedCall {
  const body = JSON.stringify({
    type: "lead.delivered",
    timestamp: new Date(atMs).toISOString(),
    data: values,
  });
  const headers = {
    "content-type": "application/json",
    ...signedHeaders(signingSecrets(secrets, atMs), deliveryId, atMs, body),
  };
  return {
    request: post(to, to.address.trim(), headers, body),
    judge: (outcome) => verdictOf(outcome, null),
  };
}

function prepareForm(
  to: To<"http"> | To<"sms">,
  secrets: DestinationSecrets,
  values: LeadValues,
  { deliveryId }: CallFacts,
): PreparedCall {
  const fields =
    to.kind === "http"
      ? to.fields
      : [
          { name: to.to_field, value: to.to },
          { name: to.text_field, value: to.text },
          ...(to.fields ?? []),
        ];
  const { contentType, body } =
    to.kind === "http"
      ? buildBody(
          { format: to.format, fields, ...(to.root === undefined ? {} : { root: to.root }) },
          values,
        )
      : buildBody({ format: to.format, fields }, values);
  const rule = { contains: to.answer_contains ?? null, lacks: to.answer_lacks ?? null };
  const headers = {
    ...secrets.headers,
    "content-type": contentType,
    "idempotency-key": deliveryId,
  };
  return {
    request: post(to, to.address.trim(), headers, body),
    judge: (outcome) => verdictByRule(outcome, rule),
  };
}

function prepareFollowUpBoss(
  to: To<"follow_up_boss">,
  secrets: DestinationSecrets,
  values: LeadValues,
  { followUpBossUrl, networkName }: CallFacts,
): PreparedCall {
  const headers = {
    "content-type": "application/json",
    authorization: `Basic ${Buffer.from(`${secrets.apiKey ?? ""}:`).toString("base64")}`,
    ...(to.system === undefined ? {} : { "x-system": to.system }),
    ...(secrets.systemKey === null ? {} : { "x-system-key": secrets.systemKey }),
  };
  const event = followUpBossEvent(values, { source: to.source ?? networkName });
  return {
    request: post(to, followUpBossUrl, headers, JSON.stringify(event)),
    judge: followUpBossVerdict,
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
