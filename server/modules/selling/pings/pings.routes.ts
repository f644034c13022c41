// Serves the routes for pings and for posts to their offers.
import type { FastifyRequest } from "fastify";
import { pingLead, postToPing } from "../../../../contract/selling/pings.ts";
import { can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  UNAUTHENTICATED,
  KEY_REUSED,
} from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import { TooBusy } from "../distribution/index.ts";
import { type SourceKeys, callerKeyOf } from "../intake/index.ts";
import { PingAllowances } from "./ping-allowances.ts";
import { presentOffer, presentPosted } from "./present-ping.ts";
import { type PingCall, type PingDeps, submitPing, submitPingPost } from "./submit-ping.ts";

export interface PingRoutesDeps extends PingDeps {
  readonly sourceKeys: SourceKeys;
  readonly postRate: () => Rate;
}

const BUSY: Refusal = {
  code: "unavailable",
  detail: "Too many pings are waiting. Send this one again in a second.",
  retryAfterSeconds: 1,
};

/** Adds `POST /v1/pings` and `POST /v1/pings/{id}/post`. */
export function registerPings(host: HttpHost, deps: PingRoutesDeps): void {
  const rate = new RateLimit();
  const allowances = new PingAllowances();

  const admit = async (
    request: FastifyRequest,
    record: PingCall["record"],
  ): Promise<Result<PingCall, Refusal>> => {
    const key = callerKeyOf(request);
    if (key === null) return refuse(UNAUTHENTICATED);
    const caller = await deps.sourceKeys.find(key, request.ip);
    if (!caller.ok) return caller;
    const { terms, actor, pauses } = caller.value;
    if (
      !can(actor, "post", "lead", {
        affiliateId: terms.affiliateId,
        sourceId: terms.id,
        buyers: [],
        formerBuyers: [],
        listed: false,
      })
    )
      return refuse(FORBIDDEN);
    const waitMs = rate.take(terms.id, 1, deps.postRate(), deps.now());
    return waitMs === 0
      ? ok({ source: terms, pauses, record })
      : refuse(slowDown("This source sends faster than the network allows. Slow down.", waitMs));
  };

  registerOperation(host, pingLead, async ({ body, request }) => {
    const call = await admit(request, body as PingCall["record"]);
    if (!call.ok) return call;
    const waitMs = allowances.take(call.value.source.id, deps.now());
    if (waitMs > 0)
      return refuse(
        slowDown(
          "Hardly any ping of this source becomes a lead. Post to the offers you get, or ping " +
            "less.",
          waitMs,
        ),
      );
    const answered = await settle(submitPing(deps, call.value));
    return answered.ok ? ok(presentOffer(answered.value)) : answered;
  });

  registerOperation(host, postToPing, async ({ params, body, headers, request }) => {
    const call = await admit(request, body as PingCall["record"]);
    if (!call.ok) return call;
    const answered = await settle(
      submitPingPost(deps, call.value, params.id, headers["idempotency-key"] ?? null),
    );
    if (!answered.ok) return answered;
    const posted = answered.value;
    if (posted.kind === "not_found") return refuse(NOT_FOUND);
    if (posted.kind === "mismatch") return refuse(KEY_REUSED);
    if (posted.isSale) allowances.earn(call.value.source.id, deps.now());
    return ok(presentPosted(posted));
  });
}

/** Turns a full queue into its refusal. */
async function settle<Value>(answered: Promise<Value>): Promise<Result<Value, Refusal>> {
  try {
    return ok(await answered);
  } catch (error) {
    if (error instanceof TooBusy) return refuse(BUSY);
    throw error;
  }
}

function slowDown(detail: string, waitMs: number): Refusal {
  return { code: "rate_limited", detail, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
}
