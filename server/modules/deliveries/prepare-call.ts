// What is sent to a destination that is called over HTTP, and what its answer must say.
import type { DestinationTo } from "../../../contract/destination-document.ts";
import { type CallOutcome, type Verdict, verdictOf } from "../../../domain/calls/call.ts";
import { verdictByRule } from "../../../domain/deliveries/answer-rule.ts";
import { USUAL_TIMEOUT_SECONDS } from "../../../domain/deliveries/destination.ts";
import {
  followUpBossEvent,
  followUpBossVerdict,
} from "../../../domain/deliveries/follow-up-boss.ts";
import type { LeadValues } from "../../../domain/deliveries/lead-values.ts";
import { buildBody } from "../../../domain/deliveries/mapping.ts";
import type { OutboundRequest } from "../../platform/http/outbound-call.ts";
import { signedHeaders } from "../../platform/http/standard-webhooks.ts";
import type { DestinationSecrets } from "./settings.ts";

export type CalledDestination = Exclude<DestinationTo, { readonly kind: "email" }>;

export interface PreparedCall {
  readonly request: OutboundRequest & { readonly body: string };
  readonly judge: (outcome: CallOutcome) => Verdict;
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
const SECOND_MS = 1_000;

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
  const common = { "user-agent": AGENT, accept: "*/*" };
  const timeoutMs = (to.timeout_seconds ?? USUAL_TIMEOUT_SECONDS) * SECOND_MS;
  const post = (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): PreparedCall["request"] => ({
    url,
    method: "POST",
    headers: { ...common, ...headers },
    body,
    timeoutMs,
  });
  switch (to.kind) {
    case "webhook": {
      const body = JSON.stringify({
        type: "lead.delivered",
        timestamp: new Date(facts.atMs).toISOString(),
        data: values,
      });
      return {
        request: post(
          to.address.trim(),
          {
            "content-type": "application/json",
            ...signedHeaders(
              signingSecrets(secrets, facts.atMs),
              facts.deliveryId,
              facts.atMs,
              body,
            ),
          },
          body,
        ),
        judge: (outcome) => verdictOf(outcome, null),
      };
    }
    case "http":
    case "sms": {
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
      return {
        request: post(
          to.address.trim(),
          { ...secrets.headers, "content-type": contentType, "idempotency-key": facts.deliveryId },
          body,
        ),
        judge: (outcome) => verdictByRule(outcome, rule),
      };
    }
    case "follow_up_boss": {
      const headers = {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${secrets.apiKey ?? ""}:`).toString("base64")}`,
        ...(to.system === undefined ? {} : { "x-system": to.system }),
        ...(secrets.systemKey === null ? {} : { "x-system-key": secrets.systemKey }),
      };
      return {
        request: post(
          facts.followUpBossUrl,
          headers,
          JSON.stringify(followUpBossEvent(values, { source: to.source ?? facts.networkName })),
        ),
        judge: followUpBossVerdict,
      };
    }
  }
}

function signingSecrets(
  { signing, oldSigning }: DestinationSecrets,
  atMs: number,
): readonly string[] {
  return oldSigning === null || oldSigning.untilMs <= atMs
    ? [signing]
    : [signing, oldSigning.secret];
}
