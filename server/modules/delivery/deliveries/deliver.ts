// Makes one attempt to deliver a lead: by HTTP call or email, judged, and logged without the
// person's contact.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import type { Verdict } from "../../../../domain/attempts/attempt.ts";
import type {
  DeliveryByCall,
  DeliveryByEmail,
} from "../../../../domain/deliveries/destination-kind.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import type { LeadValues } from "../../../../domain/deliveries/lead-values.ts";
import { maskContact } from "../../../../domain/deliveries/mask.ts";
import type { OutboundCall } from "../../../platform/http/outbound-call.ts";
import { type MadeAttempt, makeAttempt } from "../../../platform/http/make-attempt.ts";
import type { EmailOutcome, Mailer } from "../../../platform/email/smtp-mailer.ts";
import type { EmailRenderer } from "../../network/pages/index.ts";
import { type CallFacts, prepareCall } from "./prepare-call.ts";
import type { DestinationSecrets } from "./settings.ts";

export interface HandOverDeps extends Pick<CallFacts, "fixedAddress"> {
  readonly call: OutboundCall;
  /** Null where no mail server is configured. */
  readonly mailer: Mailer | null;
  readonly drawer: Pick<EmailRenderer, "drawLead">;
  readonly networkName: () => string;
  readonly publicUrl: string;
  readonly now: () => number;
}

export interface DeliveryResult extends MadeAttempt {
  /** The receiver's id for the person, where its answer contains one. */
  readonly receiverRef: string | null;
}

export interface Handover {
  readonly deliveryId: string;
  readonly to: DestinationTo;
  readonly secrets: DestinationSecrets;
  readonly values: LeadValues;
  /**
   * A sample lead may be logged in full; for others the request body is left out, and contact data
   * is masked in the answer.
   */
  readonly isSample: boolean;
}

/** Makes the attempt. Never throws for errors of the receiver or the connection. */
export function deliver(deps: HandOverDeps, handover: Handover): Promise<DeliveryResult> {
  const way = rulesOf(handover.to.kind).delivery;
  return way.by === "email" ? mail(deps, handover, way) : callOver(deps, handover, way);
}

async function callOver(
  deps: HandOverDeps,
  { deliveryId, to, secrets, values, isSample }: Handover,
  way: DeliveryByCall<DestinationTo>,
): Promise<DeliveryResult> {
  const request = prepareCall(way, to, secrets, values, {
    deliveryId,
    atMs: deps.now(),
    networkName: deps.networkName(),
    fixedAddress: deps.fixedAddress,
  });
  const { tried, retryAfterMs } = await makeAttempt(
    deps.call,
    request,
    (outcome) => way.judge(outcome, to),
    deps.now,
  );
  return {
    tried: isSample ? tried : { ...tried, body: null, answer: maskContact(tried.answer, values) },
    retryAfterMs,
    receiverRef: tried.verdict === "delivered" ? way.receiverRef(tried.answer) : null,
  };
}

/**
 * Sends to each address separately; the same message id over all attempts identifies a repeated
 * email.
 */
async function mail(
  { mailer, drawer, networkName, publicUrl, now }: HandOverDeps,
  { deliveryId, to: settings, values, isSample }: Handover,
  way: DeliveryByEmail<DestinationTo>,
): Promise<DeliveryResult> {
  const { addresses, language } = way.addressed(settings);
  const startMs = now();
  const { subject, html, text } = drawer.drawLead({
    language,
    networkName: networkName(),
    publicUrl,
    values,
    timeZone: null,
  });
  const outcomes: EmailOutcome[] = [];
  if (mailer !== null) {
    for (const [index, to] of addresses.entries())
      outcomes.push(
        await mailer.send({
          to,
          subject,
          html,
          text,
          messageId: `${deliveryId}.${index}@${new URL(publicUrl).hostname}`,
          headers: { "Auto-Submitted": "auto-generated" },
        }),
      );
  }
  const worst =
    outcomes.find(({ kind }) => kind === "failed") ??
    outcomes.find(({ kind }) => kind !== "sent") ??
    outcomes[0];
  return {
    tried: {
      at: new Date(startMs).toISOString(),
      method: "SMTP",
      address: addresses.join(", "),
      body: isSample ? text : null,
      status: statusIn(worst?.answer),
      answer: worst?.answer ?? "",
      failure:
        mailer === null
          ? "no_mail_server"
          : statusIn(worst?.answer) === null
            ? "refused_connection"
            : null,
      verdict: verdictOn(outcomes),
      milliseconds: Math.max(0, Math.round(now() - startMs)),
    },
    retryAfterMs: null,
    receiverRef: null,
  };
}

/** An unknown recipient does not hold up the others; a temporary failure is retried for all. */
function verdictOn(outcomes: readonly EmailOutcome[]): Verdict {
  if (
    outcomes.some(({ kind }) => kind === "failed") ||
    !outcomes.some(({ kind }) => kind === "sent")
  )
    return "failed";
  return "delivered";
}

function statusIn(answer: string | undefined): number | null {
  const [, code] = /^(\d{3})\b/.exec(answer ?? "") ?? [];
  return code === undefined ? null : Number(code);
}
